import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forward } from '../api/api.server.ts';
import type { Reveal, RevealedPhone } from '../companies/company.ts';
import { companyPanels, type PanelName } from '../companies/company-panels.tsx';
import { liveCompany } from '../companies/live-company.server.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { cannotReveal } from '../companies/request-number.ts';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { company, panel } = args.data;
  const title = `${companyPanels[panel].title}: ${company.name}`;
  return pageMeta(args, { title, description: company.excerpt || title, noindex: true });
};

/** A dialog of a company as a page of its own. */
export async function loader(visit: LoaderFunctionArgs) {
  const { id, panel = '' } = visit.params;
  if (!isPanel(panel)) throw data(null, { status: 404 });
  return data({ company: await liveCompany(visit, id), panel }, { headers: publicly });
}

const isPanel = (name: string): name is PanelName => Object.hasOwn(companyPanels, name);

/** Reveals the phone number for a browser without script; the API counts reveals. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { data: number, failure } = await forward<RevealedPhone>(
    request,
    '/api/companies/{id}/reveals',
    { path: { id: params.id } },
  );
  const headers = { 'Cache-Control': 'no-store' };
  if (number) return data<Reveal>({ number }, { headers });
  const message = failure?.message ?? cannotReveal;
  return data<Reveal>({ message }, { status: failure?.status, headers });
}

export default function CompanyPanelPage() {
  const { company, panel } = useLoaderData<typeof loader>();
  const posted = useActionData<Reveal>();
  const { title, Body } = companyPanels[panel];
  return (
    <Page title={title} narrow back={<BackLink to={`/company/${company.id}`} />}>
      <Body key={company.id + panel} company={company} posted={posted} />
    </Page>
  );
}

export { MissingCompany as ErrorBoundary };
