import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

export const handle = { scripts: false };

/** What a post shows that the server would not read (`site/server/refusals.ts`); asked for directly it does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  throw data(null, { status: context.refused ?? 404 });
}

export const action = (args: ActionFunctionArgs) => loader(args);

export default function Refused() {
  return null;
}
