import { type Role, roles } from './roles.ts';

/** An expected status; for a list, whether it contains the listing. */
export type ExpectedAnswer = number | 'listed' | 'not listed';

/** Expectations per role: one for each of `states` where the state of a listing matters, else one. */
type Row = Readonly<Record<Role, readonly ExpectedAnswer[]>>;

const sameForAll = (cells: readonly ExpectedAnswer[]): Row =>
  Object.fromEntries(roles.map((role) => [role, cells])) as Row;

/** A public call, which still refuses an invalid token. */
const read = (visitors: readonly ExpectedAnswer[], admin: readonly ExpectedAnswer[]): Row => ({
  ...sameForAll(visitors),
  'a bad token': [401],
  'a deactivated admin': [401],
  'an admin': admin,
});

const moderate = (...admin: ExpectedAnswer[]): Row => ({
  ...sameForAll([401]),
  'a non-admin': [403],
  'an admin': admin,
});

/** 404, since the id is that of a listing. */
const moderateMissing = moderate(404);

// Pending, live, hidden, over, rejected, unknown.
const visible = [404, 200, 410, 410, 404, 404];
const existing = [200, 200, 200, 200, 404, 404];
const no = 'not listed';

const listings = (path: string, approve: string): Record<string, Row> => ({
  [`GET ${path}`]: read([no, 'listed', no, no, no, no], [no, 'listed', no, no, no, no]),
  [`POST ${path}`]: sameForAll([201]),
  [`GET ${path}/pending`]: moderate('listed', no, no, no, no, no),
  [`GET ${path}/{id}`]: read(visible, existing),
  [`PUT ${path}/{id}`]: moderate(...existing),
  [`PATCH ${path}/{id}/${approve}`]: moderate(...existing),
  [`PATCH ${path}/{id}/plan`]: moderate(409, 200, 200, 200, 404, 404),
  [`PATCH ${path}/{id}/hide`]: moderate(409, 200, 200, 200, 404, 404),
  [`GET ${path}/{id}/relations`]: moderate(...existing),
  [`GET ${path}/{id}/activity`]: moderate(...existing),
  [`DELETE ${path}/{id}/reject`]: moderate(200, 409, 409, 409, 404, 404),
});

/** The access rules of every call in openapi.json. */
export const access: Readonly<Record<string, Row>> = {
  ...listings('/api/companies', 'verify'),
  ...listings('/api/jobs', 'approve'),
  'POST /api/companies/{id}/reveals': sameForAll(visible),
  'GET /api/proofs': moderate(200),
  'GET /api/doubts': moderate(200),
  'GET /api/companies/{id}/proofs': moderate(...existing),
  'POST /api/companies/{id}/proofs': moderate(201, 201, 201, 201, 404, 404),
  'GET /api/companies/{id}/answers': moderate(...existing),
  'POST /api/auth/login': sameForAll([200]),
  'POST /api/auth/logout': { ...moderate(204), 'a non-admin': [204] },
  'GET /api/auth/me': { ...moderate(200), 'a non-admin': [200] },
  'POST /api/auth/password-reset': sameForAll([204]),
  // The documented link for a new password was never sent.
  'POST /api/auth/password': sameForAll([409]),
  'POST /api/auth/second-factor/secret': { ...moderate(200), 'a non-admin': [200] },
  // The documented code is wrong.
  'PUT /api/auth/second-factor': { ...moderate(422), 'a non-admin': [422] },
  'POST /api/auth/second-factor/removal': { ...moderate(204), 'a non-admin': [204] },
  'GET /api/stats': sameForAll([200]),
  'GET /api/companies/facets': sameForAll([200]),
  'GET /api/jobs/facets': sameForAll([200]),
  'GET /api/places': sameForAll([200]),
  'POST /api/inquiries': sameForAll([201]),
  'GET /api/inquiries': moderate(200),
  'PATCH /api/inquiries/{id}': moderateMissing,
  // These need the key of a partner instead of a token.
  'GET /api/submissions/{reference}': sameForAll([401]),
  'DELETE /api/submissions/{reference}': sameForAll([401]),
  'GET /api/blocks': moderate(200),
  'POST /api/blocks': moderate(201),
  'DELETE /api/blocks/{id}': moderateMissing,
  'GET /api/records': moderate(400),
  // These need the token of an owner's link instead.
  'GET /api/ownership': sameForAll([401]),
  'PUT /api/ownership/company': sameForAll([401]),
  'PUT /api/ownership/job': sameForAll([401]),
  'DELETE /api/ownership/change': sameForAll([401]),
  'POST /api/ownership/claims': sameForAll([401]),
  'POST /api/ownership/renewal': sameForAll([401]),
  'POST /api/ownership/withdrawal': sameForAll([401]),
  'DELETE /api/ownership/withdrawal': sameForAll([401]),
  'DELETE /api/ownership/links': sameForAll([401]),
  'POST /api/ownership/links': sameForAll([202]),
  // The documented token is not signed.
  'POST /api/ownership/objections': sameForAll([404]),
  'GET /api/changes': moderate(200),
  'PATCH /api/changes/{id}/approve': moderateMissing,
  'DELETE /api/changes/{id}/reject': moderateMissing,
  // The documented company is not there.
  'POST /api/ownership-claims': sameForAll([422]),
  'GET /api/ownership-claims': moderate(200),
  'PATCH /api/ownership-claims/{id}': moderateMissing,
  'POST /api/numbers/check': sameForAll([200]),
  'GET /api/partners': moderate(200),
  'POST /api/partners': moderate(201),
  'DELETE /api/partners/{id}': moderateMissing,
  'GET /api/moderations': moderate(200),
  'POST /api/moderations': moderate(200),
  'GET /api/claims': moderate(200),
  'PUT /api/claims/{id}': moderate(...existing),
  'GET /api/accounts': moderate(200),
  'POST /api/accounts': moderate(201),
  'DELETE /api/accounts/{id}': moderateMissing,
  'POST /api/accounts/{id}/password': moderateMissing,
  'POST /api/reports': sameForAll([201]),
  // The documented token is not signed.
  'POST /api/reports/confirmations': sameForAll([404]),
  'GET /api/reports': moderate(200),
  'PATCH /api/reports/{id}': moderateMissing,
  'GET /api/overview': moderate(200),
  'GET /api/health/live': sameForAll([200]),
  'GET /api/health/ready': sameForAll([200]),
};
