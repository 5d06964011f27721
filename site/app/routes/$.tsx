import { data } from '@remix-run/node';

export const handle = { scripts: false };

/** 404 for every address without a route (spec §2). */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
