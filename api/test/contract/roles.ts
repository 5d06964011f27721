import type { TestApp } from '../app.ts';
import { adminToken, makeAdmin } from '../make-account.ts';

export const roles = [
  'anonymous',
  'a bad token',
  'a non-admin',
  'a deactivated admin',
  'an admin',
] as const;
export type Role = (typeof roles)[number];

/** A token for each role. */
export async function tokensOf(api: TestApp): Promise<Record<Role, string | undefined>> {
  const left = await makeAdmin(api);
  const ended = await adminToken(api, left);
  await api.sql('update account set active = false where id = ?', [left.id]);
  return {
    anonymous: undefined,
    'a bad token': 'bad',
    'a non-admin': await adminToken(api, await makeAdmin(api, { isAdmin: false })),
    'a deactivated admin': ended,
    'an admin': await adminToken(api),
  };
}
