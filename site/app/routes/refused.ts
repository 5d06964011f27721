import {
  data,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from '@remix-run/node';

export const handle = { scripts: false };

/** A link followed by script in a network that has had too many pages loads as a page, which says so; else 404. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const at = new URL(request.url).searchParams.get('at');
  const address = at && URL.parse(at, request.url);
  if (context.refused && address) {
    const { pathname, searchParams } = address;
    searchParams.delete('_routes');
    const page = pathname.replace(/\.data$/, '').replace(/^\/+/, '/');
    throw redirectDocument(`${page}?${searchParams}`);
  }
  throw data(null, { status: context.refused ?? 404 });
}

/** The error page for a post refused before its body was read (`site/server/refusals.ts`); 404 when requested directly. */
export function action({ context: { refused } }: ActionFunctionArgs) {
  throw data(refused === 429 ? tooMany : null, { status: refused ?? 404 });
}

/** Shown in the form by `answerTo` of `layout/network.ts`. */
const tooMany =
  'Too many forms come from your network. Your answers are still here: send them again in ten minutes.';

export default function Refused() {
  return null;
}
