import { Controller, Get } from '@nestjs/common';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import type { Account } from './account.entity.ts';
import { AdminOnly, CurrentAccount, OptionalAccount } from './auth.decorators.ts';

@Controller('guarded')
class GuardedController {
  @Get('admin')
  @AdminOnly()
  admin(@CurrentAccount() { email }: Account) {
    return { email };
  }

  @Get('open')
  @OptionalAccount()
  open(@CurrentAccount() account?: Account) {
    return { email: account?.email ?? null };
  }
}

let api: TestApp;
beforeAll(async () => {
  api = await startApp(GuardedController);
});
afterAll(() => api.close());

const get = async (path: string, bearer?: string) => {
  const request = api.http.get(`/api/guarded/${path}`);
  const { status, body } = await (bearer ? request.auth(bearer, { type: 'bearer' }) : request);
  return { status, body };
};

describe('A handler with AdminOnly', () => {
  it('gets the account of an admin', async () => {
    const admin = await makeAdmin(api);
    expect(await get('admin', await adminToken(api, admin))).toEqual({
      status: 200,
      body: { email: admin.email },
    });
  });

  it('answers 401 without a token', async () => {
    expect(await get('admin')).toMatchObject({
      status: 401,
      body: { message: 'Please log in again.' },
    });
  });

  it('answers 403 with the words of the specification to an account without the admin flag', async () => {
    const token = await adminToken(api, await makeAdmin(api, { isAdmin: false }));
    expect(await get('admin', token)).toMatchObject({
      status: 403,
      body: { message: 'Access denied. You are not an admin.' },
    });
  });

  it('answers 403 as soon as an admin has lost the flag', async () => {
    const admin = await makeAdmin(api);
    const token = await adminToken(api, admin);
    await api.sql('update account set is_admin = false where id = ?', [admin.id]);
    expect(await get('admin', token)).toMatchObject({ status: 403 });
  });
});

describe('A handler with OptionalAccount', () => {
  it('gets no account without a token', async () => {
    expect(await get('open')).toEqual({ status: 200, body: { email: null } });
  });

  it('gets the account of a token', async () => {
    const admin = await makeAdmin(api);
    expect(await get('open', await adminToken(api, admin))).toEqual({
      status: 200,
      body: { email: admin.email },
    });
  });

  it('answers 401 to an invalid token instead of the public answer', async () => {
    expect(await get('open', 'bad')).toMatchObject({ status: 401 });
  });
});
