import { defineEntity, p } from '@mikro-orm/postgresql';

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
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A moderator or another account that can log in (spec §6). */
export class Account extends AccountSchema.class {
  /** Changes credentials or rights, and invalidates all tokens of the account. */
  reset(changes: Partial<Pick<Account, 'passwordHash' | 'active' | 'isAdmin'>>): void {
    Object.assign(this, changes);
    this.tokenVersion += 1;
  }
}
AccountSchema.setClass(Account);
