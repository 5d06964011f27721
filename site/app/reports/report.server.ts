import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { formPage } from '../forms/form-page.server.ts';
import { submit } from '../forms/submission.server.ts';
import { kindIn, reportForm } from './report-form.tsx';

/** The form about a listing; one that is not public any more can be reported, too: its owner may show it again. */
export async function reportPage(visit: LoaderFunctionArgs, listing: Promise<Named>) {
  const { name, title } = await listing.catch((thrown: { init?: ResponseInit }): Named => {
    if (thrown.init?.status === 410) return { name: 'a listing that is no longer public' };
    throw thrown;
  });
  return formPage(visit, { name: name ?? title });
}

type Named = Partial<Record<'name' | 'title', string>>;

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
