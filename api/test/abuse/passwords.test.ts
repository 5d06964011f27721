import { Accounts } from '../../src/auth/accounts.ts';
import { hashPassword, passwordFault, verifyPassword } from '../../src/auth/password.ts';
import { startApp, type TestApp } from '../app.ts';
import { strongPasswords, weakPasswords } from './weak-passwords.ts';

describe('T5: a new password', () => {
  it.each(weakPasswords)('may not be one that programs try early: %s', (password) => {
    expect(passwordFault(password)).toBe('The password is too easy to guess.');
  });

  it.each(strongPasswords)('may be of any characters: %s', (password) => {
    expect(passwordFault(password)).toBeUndefined();
  });

  it('may not be made of the email it is for', () => {
    expect(passwordFault('zorobabel-1234')).toBeUndefined();
    expect(passwordFault('zorobabel-1234', ['zorobabel@swift.example'])).toBe(
      'The password is too easy to guess.',
    );
  });

  it('has 12 characters, however many bytes those are', () => {
    expect(passwordFault('🛵ọ🚲ẹ📦ṣ🏍à🚐ì✈')).toBe('The password must have at least 12 characters.');
    expect(passwordFault('🛵ọ🚲ẹ📦ṣ🏍à🚐ì✈ú')).toBeUndefined();
  });

  it('is used whole, beyond the 72 bytes where others stop', async () => {
    const long = 'a boat that is painted green '.repeat(10);
    expect(passwordFault(long)).toBeUndefined();
    const hash = await hashPassword(`${long}1`);
    expect(await verifyPassword(`${long}1`, hash)).toBe(true);
    expect(await verifyPassword(`${long}2`, hash)).toBe(false);
    expect(await verifyPassword(long, hash)).toBe(false);
  });
});

describe('T5: an account', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startApp();
  });
  afterAll(() => api.close());

  it('is there for nobody before an operator makes one', async () => {
    expect(await api.sql('select email from account')).toEqual([]);
  });

  it('is not made with a password of its own email, nor given one', async () => {
    const accounts = new Accounts(api.em.fork());
    const refused = { message: 'The password is too easy to guess.' };
    await expect(accounts.add('zorobabel@swift.example', 'zorobabel-1234')).rejects.toMatchObject(
      refused,
    );
    await accounts.add('zorobabel@swift.example', 'kilishi by the lagoon');
    await expect(
      accounts.changePassword('zorobabel@swift.example', 'Zorobabel-1234'),
    ).rejects.toMatchObject(refused);
  });
});
