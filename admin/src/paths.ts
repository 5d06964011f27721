import { parsedUrl } from './old-browsers.ts';

// Route table of spec §2.
export const loginPath = '/admin-login';
export const dashboardPath = '/admin/dashboard';
export const firstPage = `${dashboardPath}/pending-jobs`;

/** The search for listings in any state. */
export const pathOfSearch = (q: string) => `${dashboardPath}/search?q=${encodeURIComponent(q)}`;

export const pathOfList = (resource: string, filter: object) =>
  `${dashboardPath}/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const pathOfLog = (listing: string) => pathOfList('moderations', { listing });

/** The page to return to after login. Only dashboard paths are accepted: no open redirect. */
export function returnPath(requested: string, origin = location.origin): string {
  const url = parsedUrl(requested, origin);
  const isInside = url?.origin === origin && url.pathname.startsWith(`${dashboardPath}/`);
  return isInside ? url.pathname + url.search : firstPage;
}
