import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { Reveal } from '../companies/company.ts';
import { companyPanels } from '../companies/company-panels.tsx';
import { liveCompany } from '../companies/live-company.server.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { revealNumber } from '../companies/reveal.server.ts';
import { handoverSlip } from '../handover/slip.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';
import { heldText } from '../reports/being-checked.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { company, panel } = args.data;
  const title = `${panels[panel].title}: ${company.name}`;
  const about = heldText({ kind: 'company', listing: company }) || company.excerpt || title;
  return pageMeta(args, { title, description: about, noindex: true });
};

const panels = { ...companyPanels, slip: handoverSlip };

/** A dialog of a company as a separate page, and the slip, which is never a dialog. */
export async function loader(visit: LoaderFunctionArgs) {
  const { id, panel = '' } = visit.params;
  if (!isPanel(panel)) throw data(null, { status: 404 });
  return data({ company: await liveCompany(visit, id), panel }, { headers: publicly });
}

const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name);

/** Reveals the phone number for a browser without script. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { reveal, ...answer } = await revealNumber(request, params.id);
  return data<Reveal>(reveal, answer);
}

export default function CompanyPanelPage() {
  const { company, panel } = useLoaderData<typeof loader>();
  const posted = useActionData<Reveal>();
  const { title, Body } = panels[panel];
  return (
    <Page title={title} narrow back={<BackLink to={`/company/${company.id}`} />}>
      <Body key={company.id + panel} company={company} posted={posted} />
    </Page>
  );
}

export { MissingCompany as ErrorBoundary };
