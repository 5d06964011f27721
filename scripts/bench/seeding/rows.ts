import { keywords } from './keywords.ts';
import { planted, vocabulary } from './vocabulary.ts';

/** A number from 0 on below `bound` for row `n`: the same every time, and another one for each purpose. */
const draw = (purpose: string, bound: number) =>
  `((hashtextextended('${purpose}', n) & 9007199254740991) % ${bound})`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const oneOf = (list: readonly string[], purpose: string) =>
  `(array[${list.map(quoted).join(', ')}])[1 + ${draw(purpose, list.length)}]`;

/** The sentence in this share of the rows, else nothing. */
const sometimes = (sentence: string, purpose: string, share: number) =>
  `case when ${draw(purpose, 10_000)} < ${share * 10_000} then ' ' || ${sentence} else '' end`;

/** In the rows that twelve even steps through the table meet. */
function isRare(count: number) {
  const step = Math.max(1, Math.floor(count / keywords.rare.rows));
  return `(n % ${step} = 0 and n <= ${step * keywords.rare.rows})`;
}

const sentence = (place: string) => oneOf(vocabulary.sentences, `sentence ${place}`);

const description = (count: number) =>
  [
    sentence('first'),
    `' ' || ${sentence('second')}`,
    `case when ${draw('length', 10)} < 8 then ' ' || ${sentence('third')} else '' end`,
    `case when ${draw('length', 10)} < 5 then ' ' || ${sentence('fourth')} else '' end`,
    `case when ${draw('length', 10)} < 2 then ' ' || ${sentence('fifth')} else '' end`,
    sometimes(oneOf(planted.common, 'promise'), 'common', keywords.common.share),
    sometimes(quoted(planted.mid), 'mid', keywords.mid.share),
    sometimes(quoted(planted.low), 'low', keywords.low.share),
    `case when ${isRare(count)} then ' ${planted.rare}' else '' end`,
  ].join(' || ');

const place = `case when ${draw('ikeja', 10_000)} < ${keywords.place.share * 10_000}
  then ${quoted(planted.ikeja)} else ${oneOf(vocabulary.places, 'place')} end`;

const name = ['people', 'manners', 'trades']
  .map((list) => oneOf(vocabulary[list as 'people' | 'manners' | 'trades'], list))
  .join(` || ' ' || `);

const age = `${draw('moment', 25_000_000)} * interval '1 second'`;
const isPublic = (count: number) => `(${draw('status', 100)} < 78 or ${isRare(count)})`;
const isPending = `${draw('status', 100)} < 88`;
const unlessPending = (count: number, moment: string) =>
  `case when ${isPublic(count)} or not ${isPending} then ${moment} end`;

/** 78 in 100 are public, for ten years from 2026 on, so that none ends between two runs. Approved in no order of the rows. */
const listing = (table: string, free: string, count: number): Record<string, string> => ({
  id: `overlay(overlay(md5('${table} ' || n) placing '4' from 13) placing 'a' from 17)::uuid`,
  reference: `'ND-BENCH-' || upper(left('${table}', 1)) || n`,
  status: `case when ${isPublic(count)} then 'live' when ${isPending} then 'pending' else 'hidden' end`,
  plan: `case when ${draw('plan', 20)} = 0 then 'premium' when ${draw('plan', 20)} < 3 then 'featured' else '${free}' end`,
  wished_plan: `'${free}'`,
  email: `'office@bench-' || n || '.example.com'`,
  cac_number: `'RC' || (1000000 + n)`,
  image: `case when ${draw('image', 10)} < 6 then '/uploads/' || md5('image ' || n)::uuid || '/640.webp' end`,
  views: draw('views', 3000),
  created_at: `timestamptz '2026-01-01' + ${age}`,
  approved_at: unlessPending(count, `timestamptz '2026-01-01 09:00' + ${age}`),
  expires_at: unlessPending(count, `timestamptz '2036-01-01' + ${age}`),
});

/** The columns of a table and what row number `n` of `count` has in them, as SQL. */
export const columns = {
  company: (count: number): Record<string, string> => ({
    ...listing('company', 'free', count),
    name,
    owner_name: oneOf(vocabulary.people, 'owner'),
    phone: `'+234819' || lpad(n::text, 7, '0')`,
    address: `(1 + ${draw('house', 90)}) || ' Market Road'`,
    location: place,
    description: description(count),
    category: oneOf(vocabulary.services, 'service'),
    service_types: `array[${oneOf(vocabulary.services, 'service')}]`,
    price_range: oneOf(vocabulary.prices, 'price'),
    rating: `case when ${draw('rated', 3)} = 0 then 2.5 + ${draw('rating', 6)} / 2.0 end`,
    review_count: draw('reviews', 60),
  }),
  job: (count: number): Record<string, string> => ({
    ...listing('job', 'basic', count),
    title: oneOf(['Dispatch Rider', 'Van Driver', 'Storekeeper', 'Cargo Agent', 'Loader'], 'title'),
    company: name,
    location: place,
    type: oneOf(['full-time', 'full-time', 'part-time', 'contract'], 'type'),
    salary: oneOf(['₦95,000 monthly', '₦120,000 – ₦150,000 monthly', 'Negotiable'], 'salary'),
    description: description(count),
    requirements: `array['Valid licence', 'Two guarantors', ${oneOf(['Own smartphone', 'Knows the area'], 'need')}]`,
    apply_link: `'https://bench-' || n || '.example.com/careers'`,
  }),
};

export type Table = keyof typeof columns;
