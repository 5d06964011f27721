import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { ownerPage } from '../ownership/owner-link.server.ts';
import { personalMeta } from '../ownership/ownership.ts';
import { Overview } from '../ownership/overview.tsx';
import { Renew } from '../ownership/renew.tsx';
import { Withdraw } from '../ownership/withdraw.tsx';

const pages = { renew: Renew, withdraw: Withdraw };
const isPage = (name: string): name is keyof typeof pages => Object.keys(pages).includes(name);

export { handle } from '../ownership/ownership.ts';

export const meta: MetaFunction<typeof loader> = (args) =>
  personalMeta(args, titles[args.location.pathname] ?? 'Your listing');

const titles: Record<string, string> = {
  '/manage/edit': 'Edit your listing',
  '/manage/renew': 'Renew your listing',
  '/manage/withdraw': 'Remove your listing',
};

export { personally as headers } from '../ownership/owner-link.server.ts';

export async function loader(visit: LoaderFunctionArgs) {
  const { page } = visit.params;
  if (page === undefined || isPage(page)) return ownerPage(visit, page);
  throw new Response(null, { status: 404 });
}

export { press as action } from '../ownership/manage.server.ts';

export default function Manage() {
  const { page = '' } = useParams();
  const Shown = isPage(page) ? pages[page] : Overview;
  return <Shown {...useLoaderData<typeof loader>()} />;
}
