import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, type ClientActionFunctionArgs } from '@remix-run/react';
import { formPage } from '../forms/form-page.server.ts';
import { readTexts } from '../forms/multipart.server.ts';
import { receivedOrServer, sendOrKeep } from '../forms/send-or-keep.ts';
import { reportForm, ReportPage } from '../reports/report-form.tsx';
import { submitReport } from '../reports/report.server.ts';

export { reportMeta as meta } from '../reports/report-form.tsx';
export { formHeaders as headers } from '../forms/form-page.server.ts';

export const loader = (visit: LoaderFunctionArgs) => formPage(visit);
export const clientLoader = receivedOrServer;

/** A post with `?from-check` opens the form with the number that was checked, which so is in no address. */
export async function action(args: ActionFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('from-check'))
    return submitReport(args, 'number');
  const { phone = '' } = await readTexts(args.request, 'phone');
  return { initial: { phone: phone.slice(0, 100) } };
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep(args, reportForm('number'));

export default function ReportNumber() {
  const answer = useActionData<{ initial?: { phone: string } }>();
  return <ReportPage kind="number" initial={answer?.initial} />;
}
