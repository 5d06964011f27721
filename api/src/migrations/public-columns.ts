import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '../listings/kind.ts';

type PublicTable = Pick<Kind, 'table' | 'publicColumns'>;

/**
 * Makes the public version and `updated_at` change with every public field: replaces the update triggers of a table if their
 * columns are not those of the fields, so that a migration which adds a column need not repeat them.
 */
export async function followPublicColumns(
  em: EntityManager,
  tables: readonly PublicTable[],
): Promise<void> {
  for (const { table, publicColumns } of tables) {
    const followed = await em.execute<{ names: string }[]>(
      `select string_agg(attname, ',' order by attname collate "C") as names from pg_trigger
       join pg_attribute on attrelid = tgrelid and attnum = any(tgattr)
       where tgrelid = ?::regclass and tgname in (?, ?) group by tgname`,
      [table, `${table}_dataset_update`, `${table}_updated`],
    );
    // An earlier release, run again on this database, replaces only the first.
    const wanted = publicColumns.toSorted().join();
    if (followed.length === 2 && followed.every(({ names }) => names === wanted)) continue;
    await em.execute('set constraints all immediate');
    for (const name of ['dataset_update', 'updated'])
      await em.execute(`drop trigger if exists ${table}_${name} on ${table}`);
    for (const trigger of updateTriggers(table, publicColumns)) await em.execute(trigger);
  }
}

function updateTriggers(table: string, columns: readonly string[]) {
  const update = `update of ${columns.join(', ')} on ${table}`;
  const isPublic = `for each row when ((old.status <> 'pending' or new.status <> 'pending')
    and (${of('old', columns)}) is distinct from (${of('new', columns)}))`;
  return [
    `create constraint trigger ${table}_dataset_update after ${update} deferrable initially deferred ${isPublic}
      execute function move_dataset()`,
    `create trigger ${table}_updated before ${update} ${isPublic} execute function note_update()`,
  ];
}

const of = (row: 'old' | 'new', columns: readonly string[]) =>
  columns.map((column) => `${row}.${column}`).join(', ');
