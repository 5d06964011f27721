import { Migration } from '@mikro-orm/migrations';
import { replaceActions } from './moderation-actions.ts';

/** Indexes for related listings (moderation/relations.service.ts): the latest per value, and names by trigrams. */
const common = (table: string, name: string) => [
  `create index ${table}_cac_number on ${table} (cac_number, created_at desc)`,
  `create index ${table}_email on ${table} (lower(email), created_at desc)`,
  `create index ${table}_name on ${table} using gin (folded(${name}) gin_trgm_ops)`,
  `create index ${table}_created on ${table} (created_at)`,
];

/** The same for the moderation log. */
const remembered = (name: string, value: string) =>
  `create index moderation_${name} on moderation ((${value}), created_at desc, id desc) where snapshot is not null`;

/** Hiding, answered inquiries, and indexes for the moderators' reads. */
export class Migration20261120095000_moderation extends Migration {
  override up(): void {
    this.addSql(replaceActions("'approved', 'rejected', 'edited', 'renewed', 'hidden', 'ended'"));
    this.addSql('alter table inquiry add column answered_at timestamptz');
    for (const index of [...common('company', 'name'), ...common('job', 'company')])
      this.addSql(index);
    this.addSql('create index company_phone on company (phone, created_at desc)');
    this.addSql('create index moderation_newest on moderation (created_at desc, id desc)');
    this.addSql(remembered('cac_number', "snapshot ->> 'cacNumber'"));
    this.addSql(remembered('phone', "snapshot ->> 'phone'"));
    this.addSql(remembered('email', "lower(snapshot ->> 'email')"));
  }
}
