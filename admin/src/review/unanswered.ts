import { kindOf } from '../kinds.ts';
import { tabStorage } from '../session/session.ts';
import type { Batch } from './decision.ts';

interface Unanswered extends Batch {
  /** By the end of the session: nothing was sent. */
  isStopped: boolean;
}

const KEY = 'unanswered decisions';

const read = () =>
  ((tabStorage.get(KEY) ?? []) as Unanswered[]).map((batch) => ({
    ...batch,
    kind: kindOf(batch.kind.one),
  }));
const write = (batches: readonly Unanswered[]) => tabStorage.set(KEY, batches);

/** Decisions that were sent, until their answer, and those that the end of a session stopped; also over a reload. */
export const unanswered = {
  keep(batch: Batch, isStopped = false) {
    unanswered.forget(batch);
    try {
      write([...read(), { ...batch, isStopped }]);
    } catch {
      // A full storage: it is sent nevertheless.
    }
  },
  forget: ({ key }: Batch) => write(read().filter((batch) => batch.key !== key)),
  /** Those of an account, to be made again: their keys keep them from being made twice. */
  take(account: string | undefined): Unanswered[] {
    const all = read();
    write(all.filter(({ by }) => by !== account));
    return all.filter(({ by }) => by === account);
  },
};
