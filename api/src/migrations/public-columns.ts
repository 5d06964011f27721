import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '../listings/kind.ts';

type PublicTable = Pick<Kind, 'table' | 'publicColumns'>;

/**
 * Makes the public version change with every public field: replaces the update trigger of a table if its columns are not
 * those of the fields, so that a migration which adds a column need not repeat them.
 */
export async function followPublicColumns(
  em: EntityManager,
  tables: readonly PublicTable[],
): Promise<void> {
  for (const { table, publicColumns } of tables) {
    const followed = await em.execute<{ name: string }[]>(
      `select attname as name from pg_trigger
       join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
       where tgrelid = ?::regclass and tgname = ?`,
      [table, `${table}_dataset_update`],
    );
    const names = new Set(followed.map(({ name }) => name));
    if (names.size === publicColumns.length && publicColumns.every((name) => names.has(name)))
      continue;
    await em.execute('set constraints all immediate');
    await em.execute(`drop trigger if exists ${table}_dataset_update on ${table}`);
    await em.execute(updateTrigger(table, publicColumns));
  }
}

const updateTrigger = (table: string, columns: readonly string[]) => `
  create constraint trigger ${table}_dataset_update after update of ${columns.join(', ')} on ${table}
    deferrable initially deferred for each row
    when ((old.status <> 'pending' or new.status <> 'pending')
      and (${of('old', columns)}) is distinct from (${of('new', columns)}))
    execute function move_dataset()`;

const of = (row: 'old' | 'new', columns: readonly string[]) =>
  columns.map((column) => `${row}.${column}`).join(', ');
