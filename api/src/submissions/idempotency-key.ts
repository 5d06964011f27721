import { createHash } from 'node:crypto';
import { ConflictException, UnprocessableEntityException } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';

/** How long the answer to a submission is given again, in hours. */
export const IDEMPOTENCY_HOURS = 24;

/** One attempt to send something, as an `Idempotency-Key` names it (draft-ietf-httpapi-idempotency-key-header). */
export class IdempotentRequest<Answer extends object> {
  private readonly body: string;

  constructor(
    private readonly call: string,
    private readonly key: string,
    ...body: (Buffer | string)[]
  ) {
    this.body = body.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
  }

  /** Holds the key until the transaction ends. @throws 409 when another request holds it */
  async claim(em: EntityManager): Promise<void> {
    const [claim] = await em.execute<{ held: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as held',
      [`${this.call} ${this.key}`],
    );
    if (claim?.held) return;
    throw new ConflictException('This is still being processed. Wait a moment, then try again.', {
      errorCode: 'idempotency_conflict',
    });
  }

  /** The answer, if it is still remembered. @throws 422 when the key came with another body then */
  async firstAnswer(em: EntityManager): Promise<Answer | undefined> {
    const [first] = await em.execute<{ body_hash: string; answer: Answer }[]>(
      `select body_hash, answer from idempotency_key
       where call = ? and key = ? and created_at > now() - interval '${IDEMPOTENCY_HOURS} hours'`,
      [this.call, this.key],
    );
    if (first && first.body_hash !== this.body) {
      throw new UnprocessableEntityException(
        'This Idempotency-Key belongs to another submission. Send this one with a new key.',
        { errorCode: 'idempotency_mismatch' },
      );
    }
    return first?.answer;
  }

  /** Remembers the answer. */
  async answered(em: EntityManager, answer: Answer): Promise<void> {
    await em.execute(
      `insert into idempotency_key (call, key, body_hash, answer) values (?, ?, ?, ?)
       on conflict (call, key) do update
       set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()`,
      [this.call, this.key, this.body, JSON.stringify(answer)],
    );
  }
}
