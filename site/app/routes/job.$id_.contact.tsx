import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ContactEmployer, contactTitle } from '../jobs/contact-employer.tsx';
import { liveJob } from '../jobs/live-job.server.ts';
import { failed, MissingJob } from '../jobs/missing-job.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { publicly } from '../layout/caching.ts';
import { Page } from '../layout/page.tsx';
import { pageMeta } from '../layout/page-meta.ts';
import { missingMeta } from '../listings/missing-listing.tsx';

export { headers } from '../layout/caching.ts';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return missingMeta(args, failed);
  const { title, company } = args.data.job;
  const name = `${contactTitle}: ${title} at ${company}`;
  return pageMeta(args, { title: name, description: name, noindex: true });
};

/** The contact dialog of a job as a separate page. */
export async function loader(visit: LoaderFunctionArgs) {
  const job = await liveJob(visit, new Date(), visit.params.id);
  return data({ job }, { headers: publicly });
}

export default function ContactEmployerPage() {
  const { job } = useLoaderData<typeof loader>();
  return (
    <Page title={contactTitle} narrow back={<BackLink to={`/job/${job.id}`} />}>
      <ContactEmployer job={job} />
    </Page>
  );
}

export { MissingJob as ErrorBoundary };
