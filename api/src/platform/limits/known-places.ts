import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const KNOWN_DAYS = 30;

/**
 * Networks from which an account has logged in lately. There it has a quota of its own: otherwise anyone who knows its
 * email could lock its owner out (OWASP: slow down online guessing with device cookies). Stored beside the counts, as
 * keyed hashes of email and network.
 */
@Injectable()
export class KnownPlaces {
  constructor(private readonly em: EntityManager) {}

  async has(place: string): Promise<boolean> {
    const rows = await this.em.execute(
      'select 1 from rate_limit where key = ? and expire > extract(epoch from now()) * 1000',
      [keyOf(place)],
    );
    return rows.length > 0;
  }

  async add(place: string): Promise<void> {
    await this.em.execute(
      `insert into rate_limit (key, expire) values (?, extract(epoch from now() + interval '${KNOWN_DAYS} days') * 1000)
       on conflict (key) do update set expire = excluded.expire`,
      [keyOf(place)],
    );
  }
}

const keyOf = (place: string) => `known-places:${place}`;
