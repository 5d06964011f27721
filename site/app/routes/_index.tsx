import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { fromStartCookie, hasSeen } from '../onboarding/seen.ts';

/** The start redirect (spec §2): to the landing page after a finished onboarding, else to the onboarding. */
export function loader({ request }: LoaderFunctionArgs) {
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (hasSeen(request)) return redirect('/home', { headers });
  headers.set('Set-Cookie', fromStartCookie);
  return redirect('/onboarding', { headers });
}
