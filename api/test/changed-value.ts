import type { TestApp } from './app.ts';

/** Columns whose values are constrained further than by their type. */
const byName: Record<string, string> = {
  status: `'hidden'`,
  plan: `'premium'`,
  wished_plan: `'premium'`,
  type: `'contract'`,
  phone: `'+2348031234599'`,
  cac_number: `'BN815'`,
  service_types: `array['van']`,
  reach: `'abroad'`,
  licence_class: `'national'`,
  salary_period: `'trip'`,
  held_until: `now() + interval '1 hour'`,
  proofs: `'{"email":{"result":"confirmed","on":"2026-11-20T09:00:00Z","until":"2999-01-01T09:00:00Z"}}'`,
};

const byType: Record<string, (column: string) => string> = {
  boolean: (column) => `not ${column}`,
  integer: (column) => `${column} + 1`,
  smallint: (column) => `${column} + 1`,
  real: (column) => `coalesce(${column}, 1) + 1`,
  text: () => `'https://changed.example.com/'`,
  'text[]': () => `array['changed']`,
  'integer[]': () => 'array[4]',
  jsonb: () => `'[{ "rule": "capitals", "severity": "notice", "message": "-", "related": null }]'`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
  'timestamp with time zone': (column) => `${column} + interval '1 hour'`,
};

/** The columns of a table, without its id and generated ones, each with SQL for a valid value that differs from a row's. */
export async function changedValues({ sql }: Pick<TestApp, 'sql'>, table: string) {
  const columns = await sql<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'id'`,
    [table],
  );
  return columns.map(({ name, type }) => {
    const value = byName[name] ?? byType[type]?.(name);
    if (value === undefined) throw new Error(`No sample value for ${table}.${name} ${type}`);
    return { name, value };
  });
}
