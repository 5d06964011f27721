import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  Link,
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';
import { forward, read } from '../api/api.server.ts';
import { otherCompanies } from '../companies/alternatives.server.ts';
import { companyDetails } from '../companies/company.server.ts';
import type { CompanySummary, Reveal, RevealedPhone } from '../companies/company.ts';
import { CompanyFacts, ServicesOffered } from '../companies/company-facts.tsx';
import { CompanyGrid } from '../companies/company-grid.tsx';
import { CompanyHeader } from '../companies/company-header.tsx';
import { ContactCompany } from '../companies/contact-company.tsx';
import { localBusiness } from '../companies/local-business.ts';
import { isNetworkError, offlineText } from '../layout/network.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { Main } from '../layout/page.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { excerpt } from '../text/plain-text.ts';
import { MapPanel } from '../places/map.tsx';
import { sharePicture } from '../listings/share-picture.server.ts';
import { missing } from '../listings/missing.server.ts';
import { missingMeta, MissingListing } from '../listings/missing-listing.tsx';
import { settings } from '../layout/settings.server.ts';

export { headers } from '../layout/caching.ts';

const notFound = 'Company not found';
const failed = 'Failed to load company details';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { company, siteUrl, share } = args.data;
  const about =
    excerpt(company.description) || `Delivery by ${company.name} in ${company.location}.`;
  return [
    ...pageMeta(args, {
      title: `${company.name}, ${company.location}`,
      description: about,
      image: share,
    }),
    { 'script:ld+json': localBusiness(company, siteUrl) },
  ];
};

export async function loader(visit: LoaderFunctionArgs) {
  const { data: company, failure } = await read(visit, '/api/companies/{id}', {
    path: { id: String(visit.params.id) },
  });
  if (failure) {
    throw await missing(failure, { notFound, failed }, (was) => otherCompanies(visit, was));
  }
  const share = sharePicture('company', company);
  return data(
    { company: companyDetails(company), siteUrl: settings.siteUrl, share },
    { headers: publicly },
  );
}

/** Reveals the phone number; the API counts reveals. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { data: number, failure } = await forward<RevealedPhone>(
    request,
    '/api/companies/{id}/reveals',
    { path: { id: params.id } },
  );
  const headers = { 'Cache-Control': 'no-store' };
  if (number) return data<Reveal>({ number }, { headers });
  const message =
    failure?.message ?? 'The phone number cannot be shown right now. Please try again.';
  return data<Reveal>({ message }, { status: failure?.status, headers });
}

/** Keeps the page when the line fails. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) =>
  serverAction<Reveal>().catch((error: unknown): Reveal => {
    if (!isNetworkError(error)) throw error;
    return { message: offlineText };
  });

/** A reveal does not change the page. */
export const shouldRevalidate = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => formMethod !== 'POST' && defaultShouldRevalidate;

export default function CompanyPage() {
  const { company } = useLoaderData<typeof loader>();
  const posted = useActionData<Reveal>();
  return (
    <Main>
      <BackLink to="/companies" />
      <div className="grid gap-8 lg:grid-cols-[1fr_22rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <CompanyHeader company={company} />
        <section aria-label="Contact" className="stack lg:row-span-2">
          <div className="card stack [--gap:1.5rem]">
            <CompanyFacts company={company} />
            <ContactCompany key={company.id} company={company} posted={posted} />
          </div>
          <MapPanel key={`map-${company.id}`} place={company.location} />
          <Link to="/claim-listing" className="link inline-flex min-h-11 items-center self-start">
            Claim or update this listing
          </Link>
        </section>
        <div className="flex flex-col gap-10">
          {company.description && (
            <section className="stack">
              <h2>About {company.name}</h2>
              <p className="max-w-[42rem] whitespace-pre-line">{company.description}</p>
            </section>
          )}
          <ServicesOffered company={company} />
        </div>
      </div>
    </Main>
  );
}

export function ErrorBoundary() {
  return (
    <MissingListing<CompanySummary>
      failed={failed}
      back={{ to: '/companies', label: 'Back to Companies' }}
      instead="Companies you can contact now"
    >
      {(companies) => <CompanyGrid companies={companies} />}
    </MissingListing>
  );
}
