import { createHash } from 'node:crypto';
import { UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '../listings/kind.ts';
import { codes } from '../platform/errors/codes.ts';
import { conflict } from '../platform/errors/conflict.ts';
import { JsonResponse } from '../platform/http/json-response.ts';
import type { Attempt } from './attempt.ts';

/** Retention of the response to a submission, for replays. */
export const IDEMPOTENCY_HOURS = 24;

/** Time in which the same content from the same network is the same submission, without a key. */
export const REPEAT_MINUTES = 10;

/**
 * A request with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header), or one that is recognized by its content
 * and network.
 */
export class IdempotentRequest<Receipt extends object> {
  private readonly bodyHash: string;
  private readonly key: string;
  private readonly isWithoutKey: boolean;

  constructor(
    private readonly call: string,
    { key, network }: Pick<Attempt, 'key' | 'network'>,
    ...body: (Buffer | string)[]
  ) {
    this.bodyHash = body
      .reduce((hash, part) => hash.update(part), createHash('sha256'))
      .digest('hex');
    this.key = key ?? `same content ${this.bodyHash} from ${network}`;
    this.isWithoutKey = key === undefined;
  }

  /** Creates the receipt in the transaction of `em`, or reads the earlier one. @throws 409 while another request with the key runs, 422 for another body */
  async once(em: EntityManager, create: () => Promise<Receipt>, table?: Kind['table']) {
    await this.lock(em);
    const earlier = await this.earlierReceipt(em, table);
    if (earlier) return { receipt: earlier, isReplay: true };
    const receipt = await create();
    await this.remember(em, receipt);
    return { receipt, isReplay: false };
  }

  /** Locks the key until the transaction ends. */
  private async lock(em: EntityManager): Promise<void> {
    const [lock] = await em.execute<{ held: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as held',
      [`${this.call} ${this.key}`],
    );
    if (lock?.held) return;
    throw conflict('idempotency_conflict');
  }

  /**
   * The receipt of an earlier request with this key or content. A listing that is gone from `table`, since it was rejected,
   * can be sent again. @throws 422 when the request with this key had another body
   */
  async earlierReceipt(em: EntityManager, table?: Kind['table']): Promise<Receipt | undefined> {
    const isThere = table
      ? `and exists (select from ${table} where id = (answer ->> 'id')::uuid)`
      : '';
    const [earlier] = await em.execute<{ body_hash: string; answer: Receipt }[]>(
      `select body_hash, answer from idempotency_key
       where call = ? and key = ? and created_at > now() - ? * interval '1 minute' ${isThere}`,
      [this.call, this.key, this.isWithoutKey ? REPEAT_MINUTES : IDEMPOTENCY_HOURS * 60],
    );
    if (earlier && earlier.body_hash !== this.bodyHash) {
      const errorCode = 'idempotency_mismatch';
      throw new UnprocessableEntityException(codes[errorCode].example, { errorCode });
    }
    return earlier?.answer;
  }

  async remember(em: EntityManager, receipt: Receipt): Promise<void> {
    await em.execute(
      `insert into idempotency_key (call, key, body_hash, answer) values (?, ?, ?, ?)
       on conflict (call, key) do update
       set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()`,
      [this.call, this.key, this.bodyHash, JSON.stringify(receipt)],
    );
  }
}

/** The receipt of a request, marked when it was a repeated one. */
export const receiptResponse = (
  { receipt, isReplay }: { receipt: object; isReplay: boolean },
  headers: Readonly<Record<string, string>> = {},
  status?: number,
) => {
  const replayed = isReplay && { 'Idempotent-Replayed': 'true' };
  return new JsonResponse(JSON.stringify(receipt), { ...headers, ...replayed }, status);
};
