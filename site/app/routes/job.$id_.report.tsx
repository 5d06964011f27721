import type { LoaderFunctionArgs } from '@remix-run/node';
import { liveJob } from '../jobs/live-job.server.ts';
import { reportPage } from '../reports/report.server.ts';

export { reportMeta as meta } from '../reports/report-form.tsx';
export { formHeaders as headers } from '../forms/form-page.server.ts';

export const loader = (visit: LoaderFunctionArgs) =>
  reportPage(visit, liveJob(visit, new Date(), visit.params.id));

export { receivedOrServer as clientLoader } from '../forms/send-or-keep.ts';
export { submitReport as action } from '../reports/report.server.ts';
export { sendReport as clientAction, ReportPage as default } from '../reports/report-form.tsx';
export { MissingJob as ErrorBoundary } from '../jobs/missing-job.tsx';
