import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { registration } from '../companies/registration.tsx';
import { outcomeIn, type FormDefinition } from '../forms/form-definition.ts';
import { submit } from '../forms/submission.server.ts';
import { inquiry } from '../inquiries/inquiry.ts';
import { posting } from '../jobs/posting.tsx';

const forms: readonly FormDefinition[] = [registration, posting, inquiry];

/** Only script posts here: a visitor who opens the address is led to the form's own page. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/${encodeURIComponent(params.form ?? '')}`);

/**
 * A form that has waited on a visitor's device, sent as its own page sends it, and answered in JSON: `{ message, reference? }`,
 * or its errors with the status of the failure. The same answers sent to either address make one listing.
 */
export async function action(args: ActionFunctionArgs) {
  const form = forms.find(({ page }) => page === `/${args.params.form}`);
  const headers = { 'Cache-Control': 'no-store' };
  if (!form) return Response.json({ message: 'There is no such form.' }, { status: 404, headers });
  const answer = await submit(args, form);
  if ('data' in answer) {
    const { message, errors } = answer.data;
    return Response.json({ message, errors }, { status: answer.init?.status, headers });
  }
  const next = new URL(answer.headers.get('Location') ?? '', args.request.url);
  const { received: reference } = outcomeIn(next.href);
  return Response.json({ message: form.success, reference }, { headers });
}
