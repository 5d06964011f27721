import { Controller, Get } from '@nestjs/common';
import { startApp, type TestApp } from '../../test/app.ts';
import { adminToken, makeAdmin } from '../../test/make-account.ts';
import type { Account } from './account.entity.ts';
import { AdminOnly, CurrentAccount, OptionalAccount } from './auth.decorators.ts';

@Controller('doors')
class DoorsController {
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
  api = await startApp(DoorsController);
});
afterAll(() => api.close());

const knock = async (door: string, bearer?: string) => {
  const request = api.http.get(`/api/doors/${door}`);
  const { status, body } = await (bearer ? request.auth(bearer, { type: 'bearer' }) : request);
  return { status, body };
};

describe('A door for admins', () => {
  it('opens to an admin, who is known behind it', async () => {
    const admin = await makeAdmin(api);
    expect(await knock('admin', await adminToken(api, admin))).toEqual({
      status: 200,
      body: { email: admin.email },
    });
  });

  it('asks a stranger to log in', async () => {
    expect(await knock('admin')).toMatchObject({
      status: 401,
      body: { message: 'Please log in again.' },
    });
  });

  it('is closed to an account without the flag, in the words of the specification', async () => {
    const token = await adminToken(api, await makeAdmin(api, { isAdmin: false }));
    expect(await knock('admin', token)).toMatchObject({
      status: 403,
      body: { message: 'Access denied. You are not an admin.' },
    });
  });

  it('closes for an admin who lost the flag, at once', async () => {
    const admin = await makeAdmin(api);
    const token = await adminToken(api, admin);
    await api.sql('update account set is_admin = false where id = ?', [admin.id]);
    expect(await knock('admin', token)).toMatchObject({ status: 403 });
  });
});

describe('A door for everybody', () => {
  it('opens to a stranger', async () => {
    expect(await knock('open')).toEqual({ status: 200, body: { email: null } });
  });

  it('knows who shows a token', async () => {
    const admin = await makeAdmin(api);
    expect(await knock('open', await adminToken(api, admin))).toEqual({
      status: 200,
      body: { email: admin.email },
    });
  });

  it('is closed to a bad token, so that nobody mistakes the public answer for the full one', async () => {
    expect(await knock('open', 'bad')).toMatchObject({ status: 401 });
  });
});
