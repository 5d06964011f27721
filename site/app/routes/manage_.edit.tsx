import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { sendOrKeep } from '../forms/send-or-keep.ts';
import { submit } from '../forms/submission.server.ts';
import { Edit } from '../ownership/edit.tsx';
import { editForm, factsOf } from '../ownership/edit-form.ts';
import { asOwner, kindOfLink, ownerPage } from '../ownership/owner-link.server.ts';

/** Our own script alone: it keeps what was typed over a dead line and a reload. */
export const handle = { analytics: false };

export { meta } from './manage.($page).tsx';
export { personally as headers } from '../ownership/owner-link.server.ts';

export const loader = (visit: LoaderFunctionArgs) => ownerPage(visit, 'edit');

export async function action(args: ActionFunctionArgs) {
  const kind = await kindOfLink(args);
  const prepare = (values: Record<string, string>) => factsOf(kind, values);
  const headers = await asOwner(args);
  return submit(args, editForm(kind), { method: 'PUT', headers, prepare, next: '/manage' });
}

export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOrKeep(args, editForm('company'));

export default function ManageEdit() {
  return <Edit {...useLoaderData<typeof loader>()} />;
}
