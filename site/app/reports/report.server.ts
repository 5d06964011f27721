import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { formPage } from '../forms/form-page.server.ts';
import { submit } from '../forms/submission.server.ts';
import { reportForm } from './report-form.tsx';

/** Loader data of the form for a report of a listing with this name. */
export async function reporting(visit: LoaderFunctionArgs, name?: string) {
  const { data: page, init } = await formPage(visit);
  return data({ ...page, name }, init ?? undefined);
}

export function submitReport(args: ActionFunctionArgs, kind: 'company' | 'job' | 'number') {
  const form = reportForm(kind, args.params.id);
  return submit(args, form, {
    prepare: (values) => ({ ...values, kind, ...(args.params.id && { listing: args.params.id }) }),
    received: ({ reference }, { email }) =>
      redirect(`${form.page}?received=${reference}${email ? '&mailed' : ''}#sent`, 303),
  });
}
