import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { liveJob } from '../jobs/live-job.server.ts';
import { MissingJob } from '../jobs/missing-job.tsx';
import { formPage } from '../forms/form-page.server.ts';
import { receivedOrServer, sendOrKeep } from '../forms/send-or-keep.ts';
import { reportForm, ReportPage } from '../reports/report-form.tsx';
import { submitReport } from '../reports/report.server.ts';

export { reportMeta as meta } from '../reports/report-form.tsx';
export { formHeaders as headers } from '../forms/form-page.server.ts';

export const loader = async (visit: LoaderFunctionArgs) =>
  formPage(visit, { name: (await liveJob(visit, new Date(), visit.params.id)).title });
export const clientLoader = receivedOrServer;
export const action = (args: ActionFunctionArgs) => submitReport(args, 'job');
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep(args, reportForm('job', args.params.id));

export default function ReportJob() {
  return <ReportPage kind="job" />;
}

export { MissingJob as ErrorBoundary };
