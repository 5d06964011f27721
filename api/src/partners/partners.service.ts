import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { sha256 } from '../platform/hash.ts';
import type { RequestPartner } from '../platform/http/request.ts';
import type { NewPartner, Partner } from './partner.schemas.ts';

const columns = `id, name, wire_time(created_at) as "createdAt", wire_time(used_at) as "usedAt",
  wire_time(revoked_at) as "revokedAt"`;

/**
 * Partners and their keys. A key has 256 random bits and is stored as its SHA-256 hash, by which it is looked up: the time that
 * this takes depends on bits of a hash that nobody can choose, so it says nothing about valid keys.
 */
@Injectable()
export class Partners {
  constructor(private readonly em: EntityManager) {}

  /** All partners, those with a valid key first, by name. */
  list(): Promise<Partner[]> {
    return this.em.execute<Partner[]>(
      `select ${columns} from partner order by revoked_at is not null, lower(name), created_at`,
    );
  }

  /** Adds a partner and returns its key, which cannot be read again. @throws 409 when the name has a valid key */
  async add(name: string): Promise<NewPartner> {
    const key = `ndp_${randomBytes(32).toString('base64url')}`;
    const [partner] = await this.em.execute<Partner[]>(
      `insert into partner (name, key_hash) values (?, ?)
       on conflict (lower(name)) where revoked_at is null do nothing returning ${columns}`,
      [name, sha256(key)],
    );
    if (partner) return { ...partner, key };
    throw new ConflictException(
      `There is a partner ${name} already. Revoke its key first to give it a new one.`,
    );
  }

  /** Makes a key invalid at once; its submissions stay. Repeating it changes nothing. @throws 404 */
  async revoke(id: string): Promise<Partner> {
    const [partner] = await this.em.execute<Partner[]>(
      `update partner set revoked_at = coalesce(revoked_at, now()) where id = ? returning ${columns}`,
      [id],
    );
    if (partner) return partner;
    throw new NotFoundException('Partner not found');
  }

  /** The partner of a valid key. Remembers its last use, with at most one write per minute. */
  async withKey(key: string): Promise<RequestPartner | undefined> {
    const [partner] = await this.em.execute<(RequestPartner & { recent: boolean })[]>(
      `select id, name, coalesce(used_at > now() - interval '1 minute', false) as recent
       from partner where key_hash = ? and revoked_at is null`,
      [sha256(key)],
    );
    if (partner && !partner.recent)
      await this.em.execute('update partner set used_at = now() where id = ?', [partner.id]);
    return partner && { id: partner.id, name: partner.name };
  }
}
