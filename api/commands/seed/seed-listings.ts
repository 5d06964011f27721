import type { EntityManager } from '@mikro-orm/postgresql';
import { placeIn } from '../../src/places/place-choices.ts';
import { inLongTransaction } from '../../src/platform/database/long-transaction.ts';
import wordLists from './words.json' with { type: 'json' };

/** Adds the place of each area, at the same index. */
const words = { ...wordLists, places: wordLists.areas.map((area) => placeIn(area) ?? '') };

/** Rows per statement: larger batches are hardly faster and report progress less often. */
const BATCH_SIZE = 2_000;

/**
 * Fills a table up to `count` seeded rows and returns the number of new ones. The rows are the same every time; those that
 * exist are kept. Of 100, 97 are live, 2 pending and 1 has ended. `onProgress` receives the number of rows done so far.
 */
export async function seed(
  em: EntityManager,
  table: 'company' | 'job',
  count: number,
  onProgress: (done: number) => void,
): Promise<number> {
  let made = 0;
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const to = Math.min(from + BATCH_SIZE - 1, count);
    const values = [...Object.values(words).map((list) => list.join('|')), from, to];
    const { rows } = await inLongTransaction({ em }, 'begin', (connection) =>
      connection.query<{ made: string }>(statements[table], values),
    );
    made += Number(rows[0]?.made);
    onProgress(to);
  }
  return made;
}

/** Whether there is a listing that is neither of the demo data nor seeded: both have emails below example.com. */
export async function hasOwnListings(em: EntityManager): Promise<boolean> {
  const others = (table: string) =>
    `exists (select from ${table} where email not like '%.example.com')`;
  const [row] = await em.execute<{ found: boolean }[]>(
    `select ${others('company')} or ${others('job')} as found`,
  );
  return row?.found === true;
}

const listNames = Object.keys(words);
/** The word lists as array columns: the first parameters that `seed` passes. */
const columns = listNames
  .map((name, index) => `string_to_array($${index + 1}, '|') as ${name.toLowerCase()}`)
  .join(', ');
/** The row numbers, from the last two parameters. */
const range = `generate_series($${listNames.length + 1}::int, $${listNames.length + 2}::int)`;

/** SQL for an entry of a list, chosen by a hash of the row number `n` and the salt. */
const pick = (list: keyof typeof words, salt = list as string) =>
  `${list}[1 + ${spread(salt)} % ${words[list].length}]`;
/** SQL for a non-negative 28-bit hash of the row number and the salt. */
const spread = (salt: string) => `('x' || substr(md5('${salt}' || n), 1, 7))::bit(28)::int`;

/** SQL for three different entries of a list of nine or more, separated by spaces. */
const three = (list: 'promises' | 'duties') =>
  [0, 3, 7]
    .map((step) => `${list}[1 + (${spread(list)} + ${step}) % ${words[list].length}]`)
    .join(` || ' ' || `);

/** The columns of both kinds. The UUID has the form of version 4; the reference cannot collide with those of the api. */
const listing = (table: string, free: string, term: string) => `
  overlay(overlay(md5('${table}' || n) placing '4' from 13) placing 'a' from 17)::uuid as id,
  'ND-SEED-' || upper(left('${table}', 1)) || n as reference,
  case ${spread('status')} % 100 when 0 then 'hidden' when 1 then 'pending' when 2 then 'pending' else 'live' end as status,
  case ${spread('plan')} % 20 when 0 then 'premium' when 1 then 'featured' when 2 then 'featured' else '${free}' end as plan,
  'hello@seed-' || n || '.example.com' as email,
  'RC98' || lpad((n % 1000000)::text, 6, '0') as cac_number,
  ${spread('views')} % 2000 as views,
  now() - (${spread('age')} % 1000) / 1000.0 * interval '${term}' as approved`;

const statement = (
  table: string,
  free: string,
  term: string,
  end: string,
  values: Record<string, string>,
) => `
  with words as (select ${columns}),
  numbered as (select words.*, n from words, ${range} as n),
  made as (
    select ${listing(table, free, term)},
      ${Object.entries(values)
        .map(([name, value]) => `${value} as ${name}`)
        .join(',\n      ')}
    from numbered
  ),
  inserted as (
    insert into ${table} (id, reference, status, plan, wished_plan, email, cac_number, views, created_at, approved_at,
      expires_at, ${Object.keys(values).join(', ')})
    select id, reference, status, plan, plan, email, cac_number, case status when 'pending' then 0 else views end,
      approved - interval '9 hours', case status when 'pending' then null else approved end,
      case status when 'live' then approved + interval '${end}' when 'hidden' then now() - interval '1 day' end,
      ${Object.keys(values).join(', ')}
    from made
    on conflict do nothing
    returning 1
  )
  select count(*) as made from inserted`;

const name = [pick('firstNames'), pick('qualities'), pick('trades')].join(` || ' ' || `);

const statements = {
  company: statement('company', 'free', '80 days', '3 months', {
    name,
    owner_name: `${pick('firstNames', 'owner')} || ' ' || ${pick('firstNames', 'surname')}`,
    phone: `'+2348191' || lpad((n % 1000000)::text, 6, '0')`,
    address: `(1 + ${spread('house')} % 90) || ' Market Road, ' || ${pick('areas')}`,
    location: pick('areas'),
    place: pick('places', 'areas'),
    description: three('promises'),
    category: pick('services'),
    service_types: `array[${pick('services')}]`,
    price_range: pick('prices'),
  }),
  job: statement('job', 'basic', '28 days', '30 days', {
    title: pick('titles'),
    company: name,
    location: pick('areas'),
    place: pick('places', 'areas'),
    type: `(array['full-time', 'full-time', 'part-time', 'contract'])[1 + ${spread('type')} % 4]`,
    salary: pick('salaries'),
    description: three('duties'),
    requirements: `array[${pick('requirements')}, ${pick('requirements', 'more')}]`,
    apply_link: `'https://seed-' || n || '.example.com/careers'`,
  }),
};
