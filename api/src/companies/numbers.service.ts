import { Injectable } from '@nestjs/common';
import { companyFields } from './company.fields.ts';
import { keptProofs } from './kept-proofs.ts';
import { reportedNumber } from '../contacts/phones.ts';
import { publicValue } from '../listings/fields.ts';
import { isLive } from '../listings/life.ts';
import { placeAt } from '../places/gazetteer.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { raw, sql } from '../platform/database/sql.ts';
import type { NumberCheck } from './number.schemas.ts';

const { name, location, heldUntil } = companyFields;

type Listed = NumberCheck['listed'][number];

interface Found {
  holders: (Omit<Listed, 'company'> & {
    id: string;
    name: string;
    location: string;
    path: string | null;
  })[];
  reporters: number;
}

/** Tells whose a phone number is. */
@Injectable()
export class Numbers {
  constructor(private readonly database: ReadOnlyDatabase) {}

  /** One statement for every number (E.164), so that the time does not tell a hidden company from none. */
  async check(number: string): Promise<NumberCheck> {
    const { holders, reporters } = await this.database.row<Found>(
      sql`select (select coalesce(json_agg(holder), '[]') from (
          select id, ${publicValue(name)} as name, ${publicValue(location)} as location, place as path,
            wire_time(approved_at) as since, ${publicValue(heldUntil)} as "heldUntil", ${raw(keptProofs.value)} as proofs
          from company where ${isLive} and id = any(array(
            select id from company where phone = ${number} union select id from company where whatsapp = ${number}
            union select id from company where numbers_in(rider_numbers) @> array[${number}]))
          order by created_at, id limit 10) holder) as holders,
        (select count(distinct coalesce(mailbox, id::text))::int from report
          where phone_hash = ${reportedNumber(number)} and state in ('confirmed', 'upheld')
            and created_at > now() - interval '90 days') as reporters`,
    );
    const listed = holders.map(({ id, name, location, path, ...rest }): Listed => ({
      company: { id, name, place: (path && placeAt(path)?.name) || location },
      ...rest,
    }));
    return { number, listed, reports: wordFor(reporters) };
  }
}

/** A word instead of a number: a few reports are easily made up, and a count could reveal a reporter. */
const wordFor = (reporters: number) =>
  reporters === 0 ? 'none' : reporters < 3 ? 'some' : 'several';
