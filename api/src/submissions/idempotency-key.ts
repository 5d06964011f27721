import { createHash } from 'node:crypto';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Retention of the response to a submission, for replays. */
export const IDEMPOTENCY_HOURS = 24;

/** A request with an `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header). */
export class IdempotentRequest<Receipt extends object> {
  private readonly bodyHash: string;

  constructor(
    private readonly call: string,
    private readonly key: string,
    ...body: (Buffer | string)[]
  ) {
    this.bodyHash = body
      .reduce((hash, part) => hash.update(part), createHash('sha256'))
      .digest('hex');
  }

  /** Locks the key until the transaction ends. @throws 409 when another request holds the lock */
  async lock(em: EntityManager): Promise<void> {
    const [lock] = await em.execute<{ held: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as held',
      [`${this.call} ${this.key}`],
    );
    if (lock?.held) return;
    throw new ConflictException('This is still being processed. Wait a moment, then try again.', {
      errorCode: 'idempotency_conflict',
    });
  }

  /** The receipt of an earlier request with this key. @throws 422 when that request had another body */
  async earlierReceipt(em: EntityManager): Promise<Receipt | undefined> {
    const [earlier] = await em.execute<{ body_hash: string; answer: Receipt }[]>(
      `select body_hash, answer from idempotency_key
       where call = ? and key = ? and created_at > now() - interval '${IDEMPOTENCY_HOURS} hours'`,
      [this.call, this.key],
    );
    if (earlier && earlier.body_hash !== this.bodyHash) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key belongs to another submission. Send this one with a new key.',
        { errorCode: 'idempotency_mismatch' },
      );
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
