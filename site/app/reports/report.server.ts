import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { submit } from '../forms/submission.server.ts';
import { reportForm } from './report-form.tsx';

export function submitReport(args: ActionFunctionArgs, kind: 'company' | 'job' | 'number') {
  const form = reportForm(kind, args.params.id);
  return submit(args, form, {
    prepare: (values) => ({ ...values, kind, ...(args.params.id && { listing: args.params.id }) }),
    received: ({ reference }, { email }) =>
      redirect(`${form.page}?received=${reference}${email ? '&mailed' : ''}#sent`, 303),
  });
}
