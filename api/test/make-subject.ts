import type { TestApp } from './app.ts';
import { makeInState } from './contract/states.ts';

/** A report of a new company of this id, or of a number. Returns its id. */
export async function makeReport(api: TestApp, company?: string): Promise<string> {
  await api.sql('delete from company where id::text = ?', [company ?? '']);
  api.em.clear();
  if (company) await makeInState(api, 'companies', 'live', company);
  const of = company ? `'company', null, '${company}'` : `'number', 'hash', null`;
  const [made] = await api.sql<{ id: string }>(
    `insert into report (kind, phone_hash, listing_id, reason) values (${of}, 'other') returning id`,
  );
  return made?.id ?? '';
}

/** Empties the block list, and for a DELETE adds the entry to remove. */
export async function makeBlock(api: TestApp, method: string, id: string): Promise<void> {
  await api.sql('delete from block');
  if (method === 'delete')
    await api.sql(
      `insert into block (id, type, value, reason) values (?, 'domain', 'swift.ng', 'Fraud')`,
      [id],
    );
}
