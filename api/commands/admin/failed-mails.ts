import type { EntityManager } from '@mikro-orm/postgresql';

/** `2026-11-22 09:30  <id of the mail>  approved company 9b2f…  to ada@example.ng`, the newest first; kept for 30 days. */
export async function failedMails(em: EntityManager): Promise<string> {
  const mails = await em.execute<{ line: string }[]>(
    `select to_char(failed_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || '  ' || id || '  ' || key || '  to ' || (letter ->> 'to') as line
     from mail where failed_at is not null order by failed_at desc`,
  );
  return mails.map(({ line }) => line).join('\n') || 'No mail of the last 30 days has failed.';
}
