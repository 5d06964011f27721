import { MikroORM } from '@mikro-orm/postgresql';
import { testApp } from '../../test/app.ts';

const api = testApp();
let orm: MikroORM;

beforeAll(() => {
  orm = api.app.get(MikroORM);
});

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

const columnsOf = (table: string) =>
  api.sql<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );

it('every entity has the columns and types of the migrations', async () => {
  const names: Record<string, string> = {
    bigserial: 'bigint',
    int: 'integer',
    timestamptz: 'timestamp with time zone',
  };
  const entities = [...orm.getMetadata().getAll().values()].filter(({ abstract }) => !abstract);
  expect(entities.length).toBeGreaterThan(3);
  for (const { tableName, props } of entities) {
    const declared = props.map(({ fieldNames, columnTypes, nullable }) => ({
      name: fieldNames[0] ?? '',
      type: names[columnTypes[0] ?? ''] ?? columnTypes[0]?.replace(/\(.*/, '') ?? '',
      nullable: nullable === true,
    }));
    const actual = await columnsOf(tableName);
    const sorted = (columns: Column[]) => columns.toSorted((a, b) => a.name.localeCompare(b.name));
    expect([tableName, sorted(declared)]).toEqual([tableName, sorted(actual)]);
  }
});
