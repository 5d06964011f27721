import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startApp();
});
afterAll(() => api.close());

const me = async (token: string) =>
  (await api.http.get('/api/auth/me').auth(token, { type: 'bearer' })).status;
const logOut = (token: string) => api.http.post('/api/auth/logout').auth(token, { type: 'bearer' });
const age = (interval: string) =>
  api.sql(`update session set used_at = now() - interval '${interval}', created_at = created_at`);

describe('T4: logging out', () => {
  it('invalidates the token of the session and no other of the account', async () => {
    const admin = await makeAdmin(api);
    const [first, second] = [await adminToken(api, admin), await adminToken(api, admin)];
    await logOut(first).expect(204);
    expect([await me(first), await me(second)]).toEqual([401, 200]);
  });

  it('answers a second logout with 401', async () => {
    const token = await adminToken(api);
    await logOut(token).expect(204);
    await logOut(token).expect(401);
  });
});

describe('T6: a session', () => {
  it('expires after an hour without a request, and not before', async () => {
    const token = await adminToken(api);
    await age('59 minutes 50 seconds');
    expect(await me(token)).toBe(200);
    await age('60 minutes');
    expect(await me(token)).toBe(401);
  });

  it('restarts its idle timeout with every request', async () => {
    const token = await adminToken(api);
    await age('50 minutes');
    expect(await me(token)).toBe(200);
    const [row] = await api.sql(
      `select max(used_at) > now() - interval '1 minute' as recent from session`,
    );
    expect(row).toEqual({ recent: true });
  });

  it('is deleted at the next login once it has expired', async () => {
    const token = await adminToken(api);
    await age('61 minutes');
    await adminToken(api);
    const stale = await api.sql(`select 1 from session where used_at < now() - interval '1 hour'`);
    expect([stale, await me(token)]).toEqual([[], 401]);
  });

  it('is deleted with its account', async () => {
    const admin = await makeAdmin(api);
    await adminToken(api, admin);
    await api.sql('delete from account where id = ?', [admin.id]);
    expect(await api.sql('select 1 from session where account_id = ?', [admin.id])).toEqual([]);
  });
});
