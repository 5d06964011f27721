import { ConflictException, HttpException, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { type AnyKind, Kinds } from '../listings/kind.ts';
import { defaultPlan } from '../listings/plan.schemas.ts';
import { ReadOnlyDatabase } from '../platform/database/read-only-database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { FieldsException } from '../platform/errors/fields.exception.ts';
import { IdempotentRequest } from '../submissions/idempotency-key.ts';
import type { Decision, DecisionResult, Decisions, DecisionResults } from './decision.schemas.ts';
import { entry, newestFirst } from './moderation-log.ts';
import type { Action, Moderation } from './moderation.schemas.ts';
import { type ListingDecision, ModerationService } from './moderation.service.ts';

interface Origin {
  moderator: { id: string };
  /** The `Idempotency-Key`. */
  key: string | undefined;
}

/** Many decisions in one call: each has its own transaction and result, and is made once per key. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly database: ReadOnlyDatabase,
    private readonly moderation: ModerationService,
    private readonly kinds: Kinds,
  ) {}

  /** Decides in the given order. A fault ends the call; its repetition with the same key continues there. */
  async decide({ decisions }: Decisions, origin: Origin): Promise<DecisionResults> {
    const results: DecisionResult[] = [];
    for (const decision of decisions) results.push(await this.answer(decision, origin));
    return { results };
  }

  private async answer(decision: Decision, { moderator, key }: Origin): Promise<DecisionResult> {
    const { id, verdict } = decision;
    const kind = this.kinds.of(decision.kind);
    const request =
      key &&
      new IdempotentRequest<object>(
        'POST /moderations',
        { key: `${moderator.id} ${key} ${verdict} ${id}`, network: '' },
        JSON.stringify(decision),
      );
    const isDone = async () => request && (await request.earlierReceipt(this.em)) !== undefined;
    // With the listing locked: the same request may be on its way twice.
    const logged = async (em: EntityManager) => {
      if (!request) return;
      if (await request.earlierReceipt(em)) throw new ConflictException();
      await request.remember(em, {});
    };
    try {
      if (!(await isDone()))
        await this.make(kind, decision, { id, moderator, ifMatch: decision.etag, logged });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.getStatus() === 422 || !(await isDone())) return this.refused(kind, id, error);
    }
    const { action, message } = outcomes[verdict](kind);
    return { id, status: 200, message, entry: await this.entryOf(id, sql`action = ${action}`) };
  }

  private async make(
    kind: AnyKind,
    { verdict, plan: wanted, reason = null }: Decision,
    decision: ListingDecision,
  ): Promise<void> {
    if (verdict === 'reject') {
      await this.moderation.reject(kind, decision, reason);
    } else if (verdict === 'note') {
      if (!reason) throw new FieldsException({ reason: 'Enter the note' }, 'Enter the note.');
      await this.moderation.note(kind, decision, reason);
    } else {
      const plan = wanted ?? defaultPlan(kind.plans);
      const wrong = `A ${kind.table} has no plan ${plan}.`;
      if (!(plan in kind.plans)) throw new FieldsException({ plan: wrong }, wrong);
      if (!(await this.moderation.approve(kind, decision, plan)))
        throw new ConflictException(`This ${kind.table} was decided already.`);
    }
  }

  /** The answer to a refused decision: who decided or changed the listing, and how. */
  private async refused({ table }: AnyKind, id: string, error: HttpException) {
    const { message } = error;
    const status = error.getStatus();
    const isChanged = status === 412;
    const other = status !== 422 && (await this.entryOf(id, isChanged ? isChange : isDecision));
    if (!other) return { id, status, message, entry: null };
    const { action, moderator, reason, byOwner } = other;
    const isSenders = byOwner || action === 'withdrawn';
    const who = isSenders ? 'its sender' : (moderator ?? 'a former moderator');
    return {
      id,
      status: isChanged ? 412 : 409,
      message: isChanged
        ? `${message} It was changed by ${who}.`
        : `This ${table} was already ${action} by ${who}${reason ? `: ${reason}` : '.'}`,
      entry: other,
    };
  }

  /** The newest log entry of a listing that fulfils the condition. */
  private async entryOf(listing: string, condition: Sql): Promise<Moderation | null> {
    const [found] = await this.database.rows<Moderation>(
      sql`select ${entry} from moderation where listing_id = ${listing} and ${condition} order by ${newestFirst} limit 1`,
    );
    return found ?? null;
  }
}

const isChange = sql`action not in ('noted', 'change_refused', 'claimed', 'claim_objected', 'claim_refused')`;
const isDecision = sql`action in ('approved', 'rejected', 'withdrawn')`;

const outcomes: Record<
  Decision['verdict'],
  (kind: AnyKind) => { action: Action; message: string }
> = {
  approve: ({ label, table }) => ({
    action: 'approved',
    message: `${label} ${table === 'job' ? 'approved' : 'verified'}!`,
  }),
  reject: ({ label }) => ({ action: 'rejected', message: `${label} rejected!` }),
  note: () => ({ action: 'noted', message: 'Note added.' }),
};

const isRefusal = (error: unknown): error is HttpException =>
  error instanceof HttpException && [404, 409, 412, 422].includes(error.getStatus());
