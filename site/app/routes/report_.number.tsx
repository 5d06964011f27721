import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { keyField } from '../forms/form-definition.ts';
import { ReportPage } from '../reports/report-form.tsx';
import { reporting, submitReport } from '../reports/report.server.ts';

export { reportMeta as meta } from '../reports/report-form.tsx';
export { formHeaders as headers } from '../forms/form-page.server.ts';

export const loader = (visit: LoaderFunctionArgs) => reporting(visit);

/** A post with a number alone, from /check, opens the form with it, so that the number is in no address. */
export async function action(args: ActionFunctionArgs) {
  const posted = await args.request.clone().formData();
  const phone = posted.get('phone');
  if (posted.has(keyField) || typeof phone !== 'string') return submitReport(args, 'number');
  return { initial: { phone: phone.slice(0, 100) } };
}

export default function ReportNumber() {
  const answer = useActionData<{ initial?: { phone: string } }>();
  return <ReportPage kind="number" initial={answer?.initial} />;
}
