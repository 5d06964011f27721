import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AnswerQuestion } from '../answers/did-they-answer.tsx';
import { CompanyContact } from '../companies/company-contact.tsx';
import { ServicesOffered } from '../companies/company-facts.tsx';
import { CompanyGrid } from '../companies/company-grid.tsx';
import { CompanyHeader } from '../companies/company-header.tsx';
import { liveCompany, similarCompanies } from '../companies/live-company.server.ts';
import { localBusiness } from '../companies/local-business.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { pageMeta, siteUrlOf } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { useNoted } from '../listings/recent.tsx';
import { Similar } from '../listings/similar.tsx';
import { excerpt } from '../text/plain-text.ts';
import { MapPanel } from '../places/map.tsx';
import { heldText } from '../reports/being-checked.tsx';
import { sharePicture } from '../listings/share-picture.server.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { company, share } = args.data;
  const about =
    heldText({ kind: 'company', listing: company }) ||
    excerpt(company.description) ||
    `Delivery by ${company.name} in ${company.location}.`;
  return [
    ...pageMeta(args, {
      title: `${company.name}, ${company.location}`,
      description: about,
      image: share,
    }),
    ...(company.heldSince ? [] : [{ 'script:ld+json': localBusiness(company, siteUrlOf(args)) }]),
  ];
};

export async function loader(visit: LoaderFunctionArgs) {
  const company = await liveCompany(visit, visit.params.id);
  const similar = await similarCompanies(visit, company);
  return data({ company, similar, share: sharePicture('company', company) }, { headers: publicly });
}

export default function CompanyPage() {
  const { company, similar } = useLoaderData<typeof loader>();
  const { id, name, location } = company;
  useNoted({ name, place: location, href: `/company/${id}` });
  return (
    <Main key={id}>
      <BackLink to="/companies" />
      <div className="beside lg:grid-rows-[auto_1fr] lg:items-start">
        <CompanyHeader company={company} />
        <section aria-label="Contact" className="stack lg:row-span-2">
          <CompanyContact company={company} />
          <AnswerQuestion company={company} />
        </section>
        <div className="flex flex-col gap-8">
          {company.description && (
            <section className="stack">
              <h2>About this company</h2>
              <p className="max-w-[42rem] whitespace-pre-line">{company.description}</p>
            </section>
          )}
          <ServicesOffered company={company} />
          <MapPanel place={company.location} />
        </div>
      </div>
      <Similar heading="Similar companies" listings={similar}>
        <CompanyGrid companies={similar} isBelow />
      </Similar>
    </Main>
  );
}

export { MissingCompany as ErrorBoundary };
