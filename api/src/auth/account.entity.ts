import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    /** Lower case. */
    email: p.text().unique(),
    passwordHash: p.text().hidden(),
    isAdmin: p.boolean().default(false),
    active: p.boolean().default(true),
    /** Tokens carry the version that they were made for; raising it invalidates them. */
    tokenVersion: p.integer().default(0),
    /** Base32; null: no second factor. */
    totpSecret: p.text().nullable().hidden(),
    /** Time step of the last accepted code: a code is accepted once. */
    totpCounter: p.integer().default(0).hidden(),
    /** SHA-256 of the unused ones. */
    recoveryCodes: p.array().hidden().defaultRaw("'{}'"),
    /** SHA-256 of the token in the last mail for a new password. */
    resetTokenHash: p.text().nullable().hidden(),
    resetExpiresAt: p.datetime().nullable().hidden(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A moderator or another account that can log in (spec §6). */
export class Account extends AccountSchema.class {
  get hasSecondFactor(): Opt<boolean> {
    return this.totpSecret !== null;
  }

  /** Changes credentials or rights, and invalidates all tokens of the account and its link for a new password. */
  reset(
    changes: Partial<
      Pick<Account, 'passwordHash' | 'active' | 'isAdmin' | 'totpSecret' | 'recoveryCodes'>
    >,
  ): void {
    Object.assign(this, changes, { resetTokenHash: null, resetExpiresAt: null });
    this.tokenVersion += 1;
  }
}
AccountSchema.setClass(Account);
