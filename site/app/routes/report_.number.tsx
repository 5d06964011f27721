import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { readTexts } from '../forms/multipart.server.ts';
import { ReportPage } from '../reports/report-form.tsx';
import { submitReport } from '../reports/report.server.ts';

export { reportMeta as meta, sendReport as clientAction } from '../reports/report-form.tsx';
export { formPage as loader, formHeaders as headers } from '../forms/form-page.server.ts';
export { receivedOrServer as clientLoader } from '../forms/send-or-keep.ts';

/** A post with `?from-check` opens the form with the number that was checked, which so is in no address. */
export async function action(args: ActionFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('from-check')) return submitReport(args);
  const { phone = '' } = await readTexts(args.request, 'phone');
  return { initial: { phone: phone.slice(0, 100) } };
}

export default function ReportNumber() {
  const answer = useActionData<{ initial?: { phone: string } }>();
  return <ReportPage initial={answer?.initial} />;
}
