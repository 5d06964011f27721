import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submit } from '../forms/submission.server.ts';
import { Edit } from '../ownership/edit.tsx';
import { editForm, factsOf, openAnswers, placeAnswers } from '../ownership/edit-form.ts';
import { ask, asOwner, ownerPage } from '../ownership/owner-link.server.ts';
import { formOf, kindOf } from '../ownership/ownership.ts';
import { printsOf, withNewer } from '../ownership/untouched.server.ts';

/** Our own script alone: it keeps what was typed when the connection fails and over a reload. */
export const handle = { analytics: false };

export { meta } from './manage.($page).tsx';
export { personally as headers } from '../ownership/owner-link.server.ts';

export async function loader(visit: LoaderFunctionArgs) {
  const page = await ownerPage(visit, 'edit');
  return { ...page, opened: page.own ? printsOf(openAnswers(page.own)) : '' };
}

export async function action(args: ActionFunctionArgs) {
  const of = formOf(args);
  const kind = kindOf(of);
  const headers = await asOwner(args);
  const own = headers && (await ask(args, headers)).data;
  const now = own && openAnswers(own);
  const prepare = (values: Record<string, string>) =>
    factsOf(kind, withNewer(values, now, placeAnswers(kind)));
  const sentences = { 401: notConnected };
  const delivery = { method: 'PUT', headers, prepare, next: '/manage', sentences } as const;
  return submit(args, editForm(kind, of), delivery);
}

/** Says that the change was received where the connection is lost since: the browser cannot load the owner's page then. */
export async function clientAction(args: ClientActionFunctionArgs) {
  const of = formOf(args);
  try {
    return await sendOrKeep(args, editForm(kindOf(of), of));
  } catch (thrown) {
    if (!(thrown instanceof Response) || (await isOnline())) throw thrown;
    // Because of the status, Remix does not reload the page.
    const headers = { 'Content-Type': 'application/json' };
    return new Response('{"isReceived":true}', { status: 503, headers });
  }
}

/** By a small file: the page itself would use up the message that it shows once. */
const isOnline = () =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

const notConnected =
  'Your answers are still here, but your link is no longer open: 12 hours have passed, or you have opened another one. Open the link in our newest email in another tab, then come back and send this again.';

export default function ManageEdit() {
  return <Edit {...useLoaderData<typeof loader>()} />;
}
