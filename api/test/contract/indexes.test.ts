import { config } from '../../src/config/config.ts';
import { companies } from '../../src/companies/company.kind.ts';
import { seed } from '../../commands/seed/seed-listings.ts';
import { pathOf } from '../../src/platform/images/image-path.ts';
import { ImageUse } from '../../src/listing-images/image-use.service.ts';
import { jobs } from '../../src/jobs/job.kind.ts';
import type { ListQuery } from '../../src/platform/lists/list-query.ts';
import { ListingReader } from '../../src/listing-api/listing-reader.ts';
import { answerLog } from '../../src/moderation/moderation-log.ts';
import { recordsFound } from '../../src/moderation/records.ts';
import { relationsOf } from '../../src/listing-api/relations.ts';
import { type Facts, screeningInputOf } from '../../src/screening/screening-input.ts';
import { QueueCapacity } from '../../src/submissions/queue-capacity.service.ts';
import { ScreeningService } from '../../src/screening/screening.service.ts';
import { testApp } from '../app.ts';
import { onServer } from '../server.ts';
import { ExplainedReads } from './explained-reads.ts';

/** `LISTINGS=100000 npm test -- api -- contract/indexes` for a directory that has grown. */
const listings = Number(process.env.LISTINGS ?? 12_000);
const api = testApp();
let reads: ExplainedReads;

beforeAll(async () => {
  reads = new ExplainedReads(api.em);
  await Promise.all((['company', 'job'] as const).map(fill));
  await fillLog();
  // Makes every page all-visible, without which an index-only scan costs as much as a sequential one.
  await onServer('vacuum (analyze) company, job, moderation, change, report', config.databaseUrl);
}, 480_000);

/** Recreates the trigram indexes after the rows, in a third of the time. */
async function fill(table: 'company' | 'job'): Promise<void> {
  const indexes = [`${table}_search`, `${table}_words`, `${table}_name`];
  const definitions = await api.sql<{ definition: string }>(
    `select pg_get_indexdef(name::regclass) as definition from unnest(?::text[]) name`,
    [`{${indexes.join(',')}}`],
  );
  await api.sql(`drop index ${indexes.join(', ')}`);
  await seed(api.em.fork(), table, listings, () => undefined);
  for (const { definition } of definitions) {
    await onServer(definition, config.databaseUrl);
  }
}

/** Inserts one decision about each company, a change of it without an image, and a report. */
async function fillLog(): Promise<void> {
  await onServer(
    `insert into moderation (kind, listing_id, action, snapshot)
    select 'company', id, 'approved', json_build_object('cacNumber', cac_number, 'phone', phone, 'email', email)
    from company;
    insert into change (kind, listing_id, facts) select 'company', id, '{}' from company;
    insert into report (kind, listing_id, phone_hash, reason) select 'company', id, md5(id::text), 'other' from company`,
    config.databaseUrl,
  );
}

/** The indexes of the reads so far, each of whose scans uses one. */
function usedIndexes(): string[] {
  const scans = reads.take();
  expect(scans.filter(({ indexes }) => indexes.length === 0)).toEqual([]);
  return scans.flatMap(({ indexes }) => indexes);
}

/** A cursor of the public list. */
const key = [0, '2026-01-01T00:00:00+00:00', crypto.randomUUID()];

const query = ({
  sort,
  range = [0, 23],
  after,
  ...filter
}: Partial<ListQuery> & Record<string, unknown>) =>
  ({ filter, sort, range, after }) as ListQuery<never>;

const newest: Record<string, [string, 'DESC']> = {
  company: ['createdAt', 'DESC'],
  job: ['postedDate', 'DESC'],
};

it.each<[string, (use: ImageUse) => Promise<unknown>]>([
  ['whether one is public', (use) => use.isPublic(pathOf(crypto.randomUUID()))],
  ['a range of stored ones', (use) => Array.fromAsync(use.between(crypto.randomUUID()))],
])('reads the listings of images through the image indexes: %s', async (_, read) => {
  await read(new ImageUse(reads));
  expect(new Set(usedIndexes())).toEqual(
    new Set(['change_cover', 'change_image', 'company_cover', 'company_image', 'job_image']),
  );
});

describe.each([
  { table: 'company', kind: companies, choice: 'van', filter: { service: 'van' } },
  { table: 'job', kind: jobs, choice: 'type', filter: { type: 'contract' } },
] as const)(`a list of ${listings} ($table)`, ({ table, kind, choice, filter }) => {
  const model = () => new ListingReader<never>(reads, kind);

  it.each<[string, string, ListQuery<never>]>([
    ['the public list', 'public', query({})],
    ['the list filtered by a choice', choice, query(filter)],
    ['the page after a cursor', 'public', query({ after: key })],
    ['a sorted list', 'public', query({ sort: ['id', 'DESC'] })],
    ['a search for a word', 'words', query({ q: 'zephyrine' })],
    ['a search for a word in names', 'words_a', query({ q: 'zephyrine' })],
    ['a search with typing errors', 'words', query({ q: 'zephyrne swfit' })],
    ['a search for two letters', 'words', query({ q: 'zx' })],
    ['a search near a place', 'state', query({ q: 'near Jos' })],
    ['a search for words in a place', 'words_ab', query({ q: 'swift ikeja' })],
    ['a corridor', 'state', query({ q: 'Jos to Lagos' })],
    ['some ids', 'pkey', query({ id: [crypto.randomUUID(), crypto.randomUUID()] })],
    ['a feed', 'newest', query({ sort: newest[table] })],
    ['a feed after a cursor', 'newest', query({ sort: newest[table], after: key.slice(1) })],
  ])('reads %s through the index %s', async (_, index, query) => {
    await model().list(query, undefined);
    expectIndexes(index);
  });

  it.each<[string, string, ListQuery<never>]>([
    ['the latest approvals', 'approved', query({ sort: ['approvedAt', 'DESC'] })],
    ['hidden listings', 'hidden', query({ status: 'hidden' })],
    ['those with notes', 'flagged', query({ flagged: true })],
  ])('reads for moderators %s through the index %s', async (_, index, query) => {
    await model().list(query, { isAdmin: true });
    expectIndexes(index);
  });

  it('reads and searches the queue through the index pending', async () => {
    await model().pending(query({}));
    await model().pending(query({ q: 'ikeja' }));
    expectIndexes('pending');
  });

  it('reads related listings through an index per criterion', async () => {
    const [one] = await api.sql<{ id: string }>(`select id from ${table} limit 1`);
    await relationsOf(reads, kind, one?.id ?? '');
    const expected = ['moderation_contact_prints'];
    for (const each of ['company', 'job'])
      expected.push(`${each}_contact_prints`, `${each}_text_print`, `${each}_name`);
    expect(usedIndexes()).toEqual(expect.arrayContaining(expected));
  });

  if (table === 'job') {
    it('filters by location through the index search', async () => {
      await model().list(query({ location: 'Ikeja' }), undefined);
      expectIndexes('search');
    });
  }

  const expectIndexes = (index: string) => expect(usedIndexes()).toContain(`${table}_${index}`);
});

it.each(['zephyrine', '0809 123 4567', 'RC 734562'])(
  'finds listings and their log for moderators by %s through the indexes of texts',
  async (q) => {
    await reads.row(recordsFound(q));
    await answerLog(reads, { filter: { q }, sort: undefined, range: [0, 23] });
    const scans = reads.take().filter(({ table }) => table === 'company' || table === 'job');
    expect(scans.filter(({ indexes }) => indexes.length === 0)).toEqual([]);
    const used = scans.flatMap(({ indexes }) => indexes);
    expect(used).toEqual(expect.not.arrayContaining(['company_created']));
    expect(used.filter((index) => /^(company|job)_search$/.test(index)).length).toBeGreaterThan(5);
  },
);

it.each(['company', 'job'] as const)('screens a %s through indexes only', async (kind) => {
  const [one] = await api.sql<Facts>(
    `select name, name as company, email, phone, cac_number as "cacNumber", description, 'https://swift.example.ng/' as website
     from company limit 1`,
  );
  const { screened } = await new ScreeningService(reads).screen(screeningInputOf(kind, one!));
  expect(screened.notes.map(({ rule }) => rule)).not.toContain('not_screened');
  const expected = ['company_cac_number', 'company_name', 'report_phone', 'report_subject'];
  for (const table of ['company', 'job', 'moderation']) {
    for (const each of ['contact_prints', 'text_print']) {
      expected.push(`${table}_${each}`);
    }
  }
  expect(usedIndexes()).toEqual(expect.arrayContaining(expected));
});

it('checks the capacity of the queue through indexes only', async () => {
  const limits = { images: 100, perContact: 10 };
  await new QueueCapacity(reads, limits).check(jobs, { email: 'nobody@example.com' }, true, false);
  expect(usedIndexes().length).toBeGreaterThan(2);
});
