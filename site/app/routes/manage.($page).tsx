import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { newFormKey } from '../forms/form-key.server.ts';
import { Edit } from '../ownership/edit.tsx';
import { editForm, factsOf } from '../ownership/edit-form.ts';
import { press } from '../ownership/manage.server.ts';
import { asOwner, kindOfLink, ownershipOf } from '../ownership/owner-link.server.ts';
import { openPages, personalMeta } from '../ownership/ownership.ts';
import { Overview } from '../ownership/overview.tsx';
import { Renew } from '../ownership/renew.tsx';
import { Withdraw } from '../ownership/withdraw.tsx';
import { submit } from '../forms/submission.server.ts';

const pages = { edit: Edit, renew: Renew, withdraw: Withdraw };
const pageOf = (name = '') => new Map(Object.entries(pages)).get(name);

export { handle } from '../ownership/ownership.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  personalMeta(args, `${args.data?.refused ? 'Error: ' : ''}Your listing`);

export { personally as headers } from '../ownership/owner-link.server.ts';

/** A refused form comes back with all that was typed, also when the API is away. */
export async function loader(visit: LoaderFunctionArgs) {
  const { page } = visit.params;
  if (page && !pageOf(page)) throw new Response(null, { status: 404 });
  const refused = visit.context.formRefused === true;
  const own = await ownershipOf(visit).catch((thrown: unknown) => {
    if (refused) return undefined;
    throw thrown;
  });
  // A mail may be older than the state.
  if (own && page && !refused && !openPages(own)[page as keyof typeof pages])
    throw redirect('/manage', 303);
  const [kind, now] = [await kindOfLink(visit), new Date()];
  return { kind, own, refused, formKey: newFormKey(now), now: now.toISOString() };
}

export async function action(args: ActionFunctionArgs) {
  if (args.params.page !== 'edit') return press(args);
  const kind = await kindOfLink(args);
  const prepare = (values: Record<string, string>) => factsOf(kind, values);
  const headers = await asOwner(args);
  return submit(args, editForm(kind), { method: 'PUT', headers, prepare, next: '/manage' });
}

export default function Manage() {
  const page = useLoaderData<typeof loader>();
  const Shown = pageOf(useParams().page) ?? Overview;
  return <Shown {...page} />;
}
