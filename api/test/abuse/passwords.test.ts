import { passwordFault } from '../../src/auth/password-strength.ts';
import { hashPassword, verifyPassword } from '../../src/auth/password.ts';
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
