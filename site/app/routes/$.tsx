import { data } from '@remix-run/node';

export const handle = { scripts: false };

/** Any address that is nothing else (spec §2). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
