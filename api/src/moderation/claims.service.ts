import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { notFound } from '../listings/kind.ts';
import type { Claim } from './claim.schemas.ts';

/** A panel renews its claim three times in this time. */
export const CLAIM_SECONDS = 45;

const isCurrent = `renewed_at > now() - interval '${CLAIM_SECONDS} seconds'`;

/** The submissions that moderators are reading, one each, so that two do not read the same. A claim locks nothing. */
@Injectable()
export class Claims {
  constructor(private readonly em: EntityManager) {}

  /** The current claims, the earliest first: of two for the same listing the first counts. */
  list(): Promise<Claim[]> {
    return this.em.execute<Claim[]>(
      `select listing_id as id, email as moderator, wire_time(claimed_at) as since
       from claim join account on account.id = account_id where claim.${isCurrent} order by claimed_at`,
    );
  }

  /** Makes or renews the claim of a moderator in place of an earlier one, and returns all. @throws 404 */
  async claim(listing: string, moderator: string): Promise<Claim[]> {
    const claimed = await this.em.execute<object[]>(
      `insert into claim (account_id, listing_id)
       select ?, id from (select id from company where id = ? union all select id from job where id = ?) listing
       on conflict (account_id) do update set listing_id = excluded.listing_id, renewed_at = now(),
         claimed_at = case when claim.listing_id = excluded.listing_id and claim.${isCurrent}
           then claim.claimed_at else now() end
       returning account_id`,
      [moderator, listing, listing],
    );
    if (claimed.length === 0) throw notFound({ label: 'Listing' });
    return this.list();
  }
}
