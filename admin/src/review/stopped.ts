import { kindOf } from '../kinds.ts';
import { tabStorage } from '../session/session.ts';
import type { Batch } from './decision.ts';

const KEY = 'stopped decisions';

const read = () =>
  ((tabStorage.get(KEY) ?? []) as Batch[]).map((batch) => ({
    ...batch,
    kind: kindOf(batch.kind.one),
  }));
const write = (batches: readonly Batch[]) => tabStorage.set(KEY, batches);

/** Decisions that the end of a session stopped, also over a reload. The next login of the same account holds them again. */
export const stopped = {
  add: (batch: Batch) => write([...read(), batch]),
  take(account: string | undefined): Batch[] {
    const all = read();
    write(all.filter(({ by }) => by !== account));
    return all.filter(({ by }) => by === account);
  },
};
