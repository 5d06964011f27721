import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { liveCompany } from '../companies/live-company.server.ts';
import { failed, MissingCompany } from '../companies/missing-company.tsx';
import { HandoverSlip } from '../handover/slip.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';
import { BeingChecked } from '../reports/being-checked.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const title = `Handover slip: ${args.data.company.name}`;
  return pageMeta(args, { title, description: title, noindex: true });
};

/** Says nothing but the company's name and whether it is held: what is typed stays in the browser. */
export async function loader(visit: LoaderFunctionArgs) {
  const { id, name, heldSince } = await liveCompany(visit, visit.params.id);
  return data({ company: { id, name, ...(heldSince && { heldSince }) } }, { headers: publicly });
}

export default function HandoverSlipPage() {
  const { company } = useLoaderData<typeof loader>();
  return (
    <Page
      narrow
      title="Handover slip"
      lead="For the moment when the rider is at your gate. Keep this: we have no copy."
      back={<BackLink to={`/company/${company.id}`} />}
    >
      <BeingChecked kind="company" listing={company} />
      <HandoverSlip key={company.id} company={company} />
    </Page>
  );
}

export { MissingCompany as ErrorBoundary };
