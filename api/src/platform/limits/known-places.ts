import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

const days = 30;

/**
 * Where an account has logged in lately. There it has attempts of its own, since whoever knows its e-mail could otherwise
 * use them up from anywhere and keep its owner out for good (OWASP: slow down online guessing with device cookies). Kept
 * beside the counts, as a keyed hash of e-mail and network.
 */
@Injectable()
export class KnownPlaces {
  constructor(private readonly em: EntityManager) {}

  async know(place: string): Promise<boolean> {
    const rows = await this.em.execute(
      'select 1 from rate_limit where key = ? and expire > extract(epoch from now()) * 1000',
      [keyOf(place)],
    );
    return rows.length > 0;
  }

  async remember(place: string): Promise<void> {
    await this.em.execute(
      `insert into rate_limit (key, expire) values (?, extract(epoch from now() + interval '${days} days') * 1000)
       on conflict (key) do update set expire = excluded.expire`,
      [keyOf(place)],
    );
  }
}

const keyOf = (place: string) => `known-places:${place}`;
