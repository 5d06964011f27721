import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { submit } from '../forms/submission.server.ts';
import { kindIn, reportForm } from './report-form.tsx';

export function submitReport(args: ActionFunctionArgs) {
  const kind = kindIn(new URL(args.request.url));
  const form = reportForm(kind, args.params.id);
  return submit(args, form, {
    prepare: (values) => ({ ...values, kind, ...(args.params.id && { listing: args.params.id }) }),
    received: ({ reference, mailed }, { email }) => {
      const mail = mailed === false ? 'unmailed' : 'mailed';
      return redirect(`${form.page}?received=${reference}${email ? `&${mail}` : ''}#sent`, 303);
    },
  });
}
