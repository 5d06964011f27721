import { Accounts } from '../../src/auth/accounts.ts';
import { passwordFault } from '../../src/auth/password-strength.ts';
import { hashPassword, verifyPassword } from '../../src/auth/password.ts';
import { testApp } from '../app.ts';
import passwords from './passwords.json' with { type: 'json' };

describe('T5: the check of a new password', () => {
  it.each(passwords.weak)('refuses %s as easy to guess', (password) => {
    expect(passwordFault(password)).toBe(
      'The password is too easy to guess. Take four unrelated words.',
    );
  });

  it.each(passwords.strong)('accepts %s', (password) => {
    expect(passwordFault(password)).toBeUndefined();
  });

  it("refuses a password made of the account's email", () => {
    expect(passwordFault('zorobabel-1234')).toBeUndefined();
    expect(passwordFault('zorobabel-1234', ['zorobabel@swift.example'])).toBe(
      'The password is too easy to guess. Take four unrelated words.',
    );
  });

  it('counts characters, not bytes, for the minimum of 12', () => {
    expect(passwordFault('🛵ọ🚲ẹ📦ṣ🏍à🚐ì✈')).toBe('The password must have at least 12 characters.');
    expect(passwordFault('🛵ọ🚲ẹ📦ṣ🏍à🚐ì✈ú')).toBeUndefined();
  });

  it('accepts 290 characters, all of which are hashed', async () => {
    const long = 'a boat that is painted green '.repeat(10);
    expect(passwordFault(long)).toBeUndefined();
    const hash = await hashPassword(`${long}1`);
    expect(await verifyPassword(`${long}1`, hash)).toBe(true);
    expect(await verifyPassword(`${long}2`, hash)).toBe(false);
    expect(await verifyPassword(long, hash)).toBe(false);
  });
});

describe('T5: accounts', () => {
  const api = testApp();

  it('do not exist before an operator adds one', async () => {
    expect(await api.sql('select email from account')).toEqual([]);
  });

  it('cannot be added with, or changed to, a password made of their email', async () => {
    const accounts = new Accounts(api.em.fork());
    const refused = { message: 'The password is too easy to guess. Take four unrelated words.' };
    await expect(accounts.add('zorobabel@swift.example', 'zorobabel-1234')).rejects.toMatchObject(
      refused,
    );
    await accounts.add('zorobabel@swift.example', 'kilishi by the lagoon');
    await expect(
      accounts.changePassword('zorobabel@swift.example', 'Zorobabel-1234'),
    ).rejects.toMatchObject(refused);
  });
});
