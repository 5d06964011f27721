import { type Role, roles } from './roles.ts';

/** A status; or, of a list, whether it has the listing. */
export type Cell = number | 'listed' | 'not listed';

/** What each role is answered: for each of `states` where the call is about listings, else once. */
type Row = Readonly<Record<Role, readonly Cell[]>>;

const alike = (cells: readonly Cell[]): Row =>
  Object.fromEntries(roles.map((role) => [role, cells])) as Row;

/** No other token than a good one passes for one. */
const read = (visitors: readonly Cell[], admin: readonly Cell[]): Row => ({
  ...alike(visitors),
  'a bad token': visitors.map(() => 401),
  'a deactivated admin': visitors.map(() => 401),
  'an admin': admin,
});

const moderate = (...admin: Cell[]): Row => ({
  ...alike(admin.map(() => 401)),
  'a non-admin': admin.map(() => 403),
  'an admin': admin,
});

// Pending, live, hidden, over, rejected, unknown.
const visible = [404, 200, 410, 410, 404, 404];
const existing = [200, 200, 200, 200, 404, 404];
const no = 'not listed';

const listings = (path: string, approve: string): Record<string, Row> => ({
  [`GET ${path}`]: read([no, 'listed', no, no, no, no], [no, 'listed', no, no, no, no]),
  [`POST ${path}`]: alike([201]),
  [`GET ${path}/pending`]: moderate('listed', no, no, no, no, no),
  [`GET ${path}/{id}`]: read(visible, existing),
  [`PUT ${path}/{id}`]: moderate(...existing),
  [`PATCH ${path}/{id}/${approve}`]: moderate(...existing),
  [`PATCH ${path}/{id}/plan`]: moderate(409, 200, 200, 200, 404, 404),
  [`PATCH ${path}/{id}/hide`]: moderate(409, 200, 200, 200, 404, 404),
  [`GET ${path}/{id}/relations`]: moderate(...existing),
  [`DELETE ${path}/{id}/reject`]: moderate(200, 409, 409, 409, 404, 404),
});

/** Who may do what with which listing: a call of the contract that is not here is not allowed to be. */
export const access: Readonly<Record<string, Row>> = {
  ...listings('/api/companies', 'verify'),
  ...listings('/api/jobs', 'approve'),
  'POST /api/companies/{id}/reveals': alike(visible),
  'POST /api/auth/login': alike([200]),
  'POST /api/auth/logout': { ...moderate(204), 'a non-admin': [204] },
  'GET /api/auth/me': { ...moderate(200), 'a non-admin': [200] },
  'GET /api/stats': alike([200]),
  // For the site, as POST /api/views.
  'GET /api/dataset/events': alike([403]),
  // For the site, which shows a key instead of a token.
  'POST /api/views': alike([403]),
  'POST /api/inquiries': alike([201]),
  'GET /api/inquiries': moderate(200),
  // No listing is an inquiry.
  'PATCH /api/inquiries/{id}': moderate(404, 404, 404, 404, 404, 404),
  'GET /api/moderations': moderate(200),
  'GET /api/overview': moderate(200),
  'GET /api/health/live': alike([200]),
  'GET /api/health/ready': alike([200]),
};
