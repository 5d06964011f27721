import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';

export const handle = { scripts: false };

/** The error page for a post refused before its body was read (`site/server/refusals.ts`); 404 when requested directly. */
export function loader({ context }: LoaderFunctionArgs) {
  throw data(null, { status: context.refused ?? 404 });
}

export const action = (args: ActionFunctionArgs) => loader(args);

export default function Refused() {
  return null;
}
