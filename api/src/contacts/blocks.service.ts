import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { asDialled } from '#contract/phone.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { all, raw, sql } from '../platform/database/sql.ts';
import { answerList } from '../platform/lists/page.ts';
import { phone } from '../platform/validation/contact.ts';
import { type Block, type BlockForm, type BlockQuery, sorts } from './block.schemas.ts';

const fields = `block.id, type, value, reason, wire_time(block.created_at) as "createdAt",
  (select email from account where account.id = moderator_id) as moderator`;

const order = raw('block.created_at desc, id');

/** The moderators' list of contacts that make an alert. */
@Injectable()
export class Blocks {
  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
  ) {}

  async list(query: BlockQuery) {
    const { id, q } = query.filter;
    const found = sql`from block where ${all([
      id && sql`id = any(${id}::uuid[])`,
      q &&
        sql`(value = ${phone.safeParse(q).data ?? ''}
          or folded(value || ' ' || replace(value, '+234', '0') || ' ' || reason) like containing(${q}))`,
    ])}`;
    return answerList(this.database, 'blocks', query, { fields: raw(fields), found, sorts, order });
  }

  /** @throws 409 for a contact that is on the list */
  async add({ value: { type, value }, reason }: BlockForm, moderator: string): Promise<Block> {
    const [block] = await this.em.execute<Block[]>(
      `insert into block (type, value, reason, moderator_id) values (?, ?, ?, ?)
       on conflict (type, value) do nothing returning ${fields}`,
      [type, value, reason, moderator],
    );
    if (block) return block;
    throw new ConflictException(`${asDialled(value)} is on the block list already.`);
  }

  /** @throws 404 */
  async remove(id: string): Promise<void> {
    const rows = await this.em.execute<object[]>('delete from block where id = ? returning id', [
      id,
    ]);
    if (rows.length === 0) throw new NotFoundException('Block not found');
  }
}
