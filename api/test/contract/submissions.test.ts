import { testApp } from '../app.ts';
import { asModerator } from '../make-account.ts';
import { kinds } from '../make-listing.ts';
import { columnNames } from '../stored-rows.ts';
import { resolved } from './examples.ts';
import { harmfulValue } from './hostile.ts';

const api = testApp();
const as = asModerator(api);

/** Texts that are easily corrupted. */
const texts = {
  Yoruba: 'Ẹ káàbọ̀ sí Ìbàdàn: àwọn ọkọ̀ wa yára',
  naira: '₦1,500 – ₦5,000 “per kilo” ½',
  'four bytes': 'Delivery 𝔉𝔞𝔰𝔱 𠮷野家 𐍈',
  'Arabic, right to left': 'توصيل سريع a',
  Zalgo: 'Z̵̡̢͛a̷̧l̴̨g̶̛o̷',
  markup: 'Bold <b>& "quoted" &amp; {{x}} ${y} `z`',
  JSON: '{"a":"\\u0041\\n"} [1]',
};

/** The most characters of texts. */
const longest = {
  companies: {
    name: 120,
    ownerName: 120,
    address: 300,
    location: 300,
    description: 5000,
    priceRange: 80,
  },
  jobs: { title: 120, company: 120, location: 120, salary: 80, description: 10_000 },
};

describe.each(kinds)('a submission to $plural', (kind) => {
  const { plural, table, body, name, approval, schema } = kind;
  const path = `/api/${plural}`;
  const send = (fields: object) => api.http.post(path).send({ ...body, ...fields });

  it.each(Object.entries(texts))(
    'is returned unchanged, in one line or more, and found: %s',
    async (_, text) => {
      const lines = ` ${text}\r\n${text} `;
      const fields = { [name]: lines, description: lines };
      const { id } = (await send(fields).expect(201)).body;
      await as('patch', `/${plural}/${id}/${approval}`).expect(200);
      const answer = await api.http.get(`${path}/${id}`).expect(200);
      expect(answer.body).toMatchObject({
        [name]: `${text} ${text}`.normalize('NFC'),
        description: `${text}\n${text}`.normalize('NFC'),
      });
      const found = await api.http.get(path).query({ q: text.toUpperCase() }).expect(200);
      expect(found.body.map((listing: { id: string }) => listing.id)).toContain(id);
    },
  );

  it.each(Object.entries(longest[plural]))('may have a %s of %i characters', async (field, max) => {
    for (const text of ['Ẹ'.repeat(max), `${'🛵'.repeat(max - 1)}a`])
      await send({ [field]: text }).expect(201);
    const { errors } = (await send({ [field]: 'a'.repeat(max + 1) }).expect(422)).body;
    const message = expect.stringMatching(new RegExp(`must be ${max} characters or fewer$`));
    expect(errors).toEqual({ [field]: message });
  });

  describe('with undocumented fields', () => {
    let extra: Record<string, ReturnType<typeof harmfulValue>>;

    beforeAll(async () => {
      const names = [...(await columnNames(api, table)), ...wireNames];
      const documented = resolved({ $ref: `#/components/schemas/${schema}` }).properties ?? {};
      extra = Object.fromEntries(
        names.filter((name) => !(name in documented)).map((name) => [name, harmfulValue(name)]),
      );
      expect(Object.keys(extra).length).toBeGreaterThan(20);
    });

    const row = async (id: string) => {
      const [all] = await api.sql(`select * from ${table} where id = ?`, [id]);
      const { id: _id, reference: _reference, created_at: _created, notes, ...rest } = all ?? {};
      // Notes depend on earlier submissions, never on the body.
      expect(notes).toBeInstanceOf(Array);
      return rest;
    };
    const sent = async (request: PromiseLike<{ status: number; body: { id: string } }>) => {
      const { status, body } = await request;
      expect(status).toBe(201);
      return row(body.id);
    };

    it('is refused in JSON, with an error for each', async () => {
      const { body: problem } = await send(extra).expect(422);
      expect(Object.keys(problem.errors).sort()).toEqual(Object.keys(extra).sort());
    });

    it('is accepted without them as a form', async () => {
      // A text in the place of an image is refused.
      const form = api.http.post(path).field({ ...extra, cover: '', ...body });
      expect(await sent(form)).toEqual(await sent(send({})));
    });
  });
});

/** Field names that are not columns. */
const wireNames = [
  '_id',
  'verified',
  'isAdmin',
  'featured',
  'postedDate',
  'validThrough',
  'approved',
];
