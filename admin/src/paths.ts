/** Where the two screens live (spec §2, route table). */
export const loginPath = '/admin-login';
export const dashboardPath = '/admin/dashboard';
export const firstPage = `${dashboardPath}/pending-jobs`;

/** The page to return to after login: only pages of the dashboard, whatever was asked for. */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, location.origin)) return firstPage;
  const url = new URL(asked, location.origin);
  const inside = url.origin === location.origin && url.pathname.startsWith(`${dashboardPath}/`);
  return inside ? url.pathname + url.search : firstPage;
}
