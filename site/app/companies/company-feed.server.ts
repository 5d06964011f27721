import type { LoaderFunctionArgs } from '@remix-run/node';
import { withoutContacts } from '#contract/contacts-in-text.ts';
import { serviceNames } from '#contract/listing-types.ts';
import { escaped } from '#platform/markup.ts';
import { read } from '../api/api.server.ts';
import { failureText } from '../api/failure.ts';
import { feedAnswer, feedParameters, newestIn, type FeedEntry } from '../feeds/feed.server.ts';
import type { FeedFile } from '../feeds/formats.ts';
import { nameOf, placeAt } from '../places/gazetteer.server.ts';
import { heldSince, heldText } from '../reports/being-checked.tsx';
import { excerpt } from '../text/plain-text.ts';
import { asApiQuery, companiesTitle, companyList } from './company-query.ts';
import type { Company } from './company.ts';

export const companyFeed = (file: FeedFile) => async (visit: LoaderFunctionArgs) => {
  const { request } = visit;
  const query = companyList.query(new URL(request.url).searchParams);
  const place = placeAt(query.place);
  const answer = await read(visit, '/api/companies', {
    query: { ...asApiQuery(query), ...feedParameters(place, 'verifiedAt') },
  });
  if (answer.failure) return failureText(answer.failure);
  return feedAnswer(request, file, {
    title: companiesTitle(query, place && nameOf(place)),
    description: 'The newest bike, van and air dispatch companies.',
    listPath: companyList.address(query),
    flatPath: companyList.flatAddress(query),
    entries: newestIn(place, answer, publishedOf).map(entry),
  });
};

const publishedOf = ({ verifiedAt, createdAt }: Company) => verifiedAt ?? createdAt;

function entry(company: Company): FeedEntry {
  const tags = company.serviceTypes.map((service) => serviceNames[service]);
  const [line, about] = [
    [...tags, company.location, company.priceRange].filter(Boolean).join(' · '),
    excerpt(company.description, 600),
  ].map((text) => escaped(withoutContacts(text)));
  return {
    id: company.id,
    path: `/company/${company.id}`,
    title: withoutContacts(`${company.name}, ${company.location}`),
    published: publishedOf(company),
    updated: company.updatedAt ?? publishedOf(company),
    summary: withoutContacts(excerpt(company.description)),
    content: `<p>${line}</p>${about && `<p>${about}</p>`}`,
    tags,
    warning: heldText({ kind: 'company', listing: heldSince(company.heldUntil) }),
  };
}
