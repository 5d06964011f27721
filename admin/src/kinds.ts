import { company } from './companies/company.ts';
import { job } from './jobs/job.ts';
import type { Kind } from './kind.ts';
import { dashboardPath, pathOfLog } from './paths.ts';

export const kinds: readonly Kind[] = [job, company];

/** The kind with this name (`job`), API path (`jobs`) or queue (`pending-jobs`). */
export function kindOf(name: string | undefined): Kind {
  const kind = kinds.find(({ one, path, queue }) => [one, path, queue].some((is) => is === name));
  if (!kind) throw new Error(`Unknown kind of listing: ${name}`);
  return kind;
}

/** The page of a listing: in the queue while it is pending. */
export function pathOf({ kind, id, status }: { kind: string; id: string; status: string }) {
  const { path, queue } = kindOf(kind);
  return `${dashboardPath}/${status === 'pending' ? queue : path}/${id}/show`;
}

/** The page of a listing in any state: a rejected one exists only in the log. */
export const pathOfRecord = (record: Parameters<typeof pathOf>[0]) =>
  record.status === 'rejected' ? pathOfLog(record.id) : pathOf(record);
