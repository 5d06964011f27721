import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { ClientActionFunctionArgs } from '@remix-run/react';
import { liveCompany } from '../companies/live-company.server.ts';
import { MissingCompany } from '../companies/missing-company.tsx';
import { formPage } from '../forms/form-page.server.ts';
import { receivedOrServer, sendOrKeep } from '../forms/send-or-keep.ts';
import { reportForm, ReportPage } from '../reports/report-form.tsx';
import { submitReport } from '../reports/report.server.ts';

export { reportMeta as meta } from '../reports/report-form.tsx';
export { formHeaders as headers } from '../forms/form-page.server.ts';

export const loader = async (visit: LoaderFunctionArgs) =>
  formPage(visit, { name: (await liveCompany(visit, visit.params.id)).name });
export const clientLoader = receivedOrServer;
export const action = (args: ActionFunctionArgs) => submitReport(args, 'company');
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep(args, reportForm('company', args.params.id));

export default function ReportCompany() {
  return <ReportPage kind="company" />;
}

export { MissingCompany as ErrorBoundary };
