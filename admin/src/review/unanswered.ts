import { session, tabStorage } from '../session/session.ts';

export interface Unanswered {
  /** Of the decision; no other has it. */
  key: string;
  /** Id of the account that decided. */
  by: string | undefined;
}

/** Whether its session has ended: nobody, or somebody else, has logged in since. */
export const hasEnded = ({ by }: Unanswered) => session.account()?.id !== by;

/** Decisions without an answer, or that the end of a session stopped; also over a reload. */
export function unansweredOf<Batch extends Unanswered>(about: string) {
  const read = () => (tabStorage.get(about) ?? []) as Batch[];
  const write = (batches: readonly Batch[]) => tabStorage.set(about, batches);
  const without = (key: string) => read().filter((batch) => batch.key !== key);
  return {
    keep(batch: Batch) {
      try {
        write([...without(batch.key), batch]);
      } catch {
        // A full storage: it is sent nevertheless.
      }
    },
    forget: ({ key }: Batch) => write(without(key)),
    /** Those of an account, to be made again. */
    take(account: string | undefined): Batch[] {
      const all = read();
      write(all.filter(({ by }) => by !== account));
      return all.filter(({ by }) => by === account);
    },
  };
}
