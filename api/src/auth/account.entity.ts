import { defineEntity, p } from '@mikro-orm/postgresql';

const AccountSchema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    /** In lower case. */
    email: p.text().unique(),
    passwordHash: p.text().hidden(),
    isAdmin: p.boolean().default(false),
    active: p.boolean().default(true),
    /** A token says which version it was made for; raising the version ends every token before it. */
    tokenVersion: p.integer().default(0),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** Somebody who can log in (spec §6). */
export class Account extends AccountSchema.class {
  /** Changes what a login rests on, and ends every token of this account. */
  reset(changes: Partial<Pick<Account, 'passwordHash' | 'active' | 'isAdmin'>>): void {
    Object.assign(this, changes);
    this.tokenVersion += 1;
  }
}
AccountSchema.setClass(Account);
