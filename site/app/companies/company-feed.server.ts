import type { LoaderFunctionArgs } from '@remix-run/node';
import type { components } from '#contract/openapi.ts';
import { read } from '../api.server.ts';
import { failureText } from '../failure.ts';
import { feedAnswer, feedRange, type FeedEntry } from '../feeds/feed.server.ts';
import type { FeedFile } from '../feeds/formats.ts';
import { withoutContacts } from '../feeds/without-contacts.ts';
import { escaped } from '../listings/escaped.ts';
import { excerpt } from '../listings/excerpt.ts';
import { companiesPath, companiesTitle, companyQuery } from './company-query.ts';
import { services } from './services.ts';

type Company = components['schemas']['Company'];

/** The loader of a feed of the newest live companies, with the search of the list at `/companies`. */
export const companyFeed = (file: FeedFile) => async (visit: LoaderFunctionArgs) => {
  const { request } = visit;
  const query = companyQuery(new URL(request.url).searchParams);
  const { data: companies, failure } = await read(visit, '/api/companies', {
    query: { ...query, sort: '["createdAt","DESC"]', range: feedRange },
  });
  if (failure) return failureText(failure);
  return feedAnswer(request, file, {
    title: companiesTitle(query),
    description: 'The newest bike, van and air dispatch companies.',
    listPath: companiesPath(query),
    entries: companies.map(entry),
  });
};

function entry(company: Company): FeedEntry {
  const offers = company.serviceTypes.map((service) => services[service].offer);
  const [line, about] = [
    [...offers, company.location, company.priceRange].filter(Boolean).join(' · '),
    excerpt(company.description, 600),
  ].map((text) => escaped(withoutContacts(text)));
  return {
    id: company.id,
    path: `/company/${company.id}`,
    title: withoutContacts(`${company.name}, ${company.location}`),
    published: company.createdAt,
    summary: withoutContacts(excerpt(company.description)),
    content: `<p>${line}</p>${about && `<p>${about}</p>`}`,
    tags: offers,
  };
}
