import { startApp, type TestApp } from '../app.ts';
import { adminToken } from '../make-account.ts';
import { send, textFieldsOf, writingCalls } from './writing-calls.ts';

let api: TestApp;
let token: string;
beforeAll(async () => {
  api = await startApp();
  token = await adminToken(api);
});
afterAll(() => api.close());

const unfit: Record<string, string> = {
  NUL: 'a\u0000b',
  'half a character': 'a\ud800b',
  'the other half': 'a\udc00b',
  'an override of direction': 'a\u202eb',
  'an isolate of direction': 'a\u2067b',
  'an escape': 'a\u001b[31mb',
  'a control of C1': 'a\u009bb',
  'a separator of paragraphs': 'a\u2029b',
};

/** The login says only that it does not fit, and views are numbers. */
const calls = writingCalls.filter(
  (call) => !/login|views/.test(call.name) && textFieldsOf(call).length > 0,
);
const fields = calls.flatMap((call) =>
  textFieldsOf(call).map((field) => ({ name: call.name, call, field })),
);

const asWritten = (example: unknown, text: string) => (Array.isArray(example) ? [text] : text);

describe('X7: a text with characters that cannot be seen for what they are', () => {
  it('has somewhere to go', () => {
    expect(calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'POST /api/companies',
        'POST /api/jobs',
        'PUT /api/companies/{id}',
        'PUT /api/jobs/{id}',
        'POST /api/inquiries',
        'PATCH /api/jobs/{id}/hide',
        'DELETE /api/companies/{id}/reject',
      ]),
    );
    expect(fields.length).toBeGreaterThan(30);
  });

  it.each(fields)('is refused by $name in $field', async ({ call, field }) => {
    for (const [what, text] of Object.entries(unfit)) {
      const body = { ...call.body, [field]: asWritten(call.body[field], text) };
      const { status, body: problem } = await send(api, token, call, body);
      expect([what, status, Object.keys(problem.errors ?? {})]).toEqual([what, 422, [field]]);
    }
  });
});

describe('X7: a text in the languages of the country', () => {
  const text = 'Ẹ káàbọ̀ sí Ìbàdàn, Nnọọ na Ọnịcha, Ƙano: ɗaukar kaya ₦1,500 🛵👨‍👩‍👧';

  /** What goes to the database as it was written; other fields have a form of their own. */
  const ownWords = fields.filter(
    ({ field }) => !/email|phone|cacNumber|category|website|applyLink/.test(field),
  );

  it.each(ownWords)('is kept whole and composed by $name in $field', async ({ call, field }) => {
    const tag = crypto.randomUUID().slice(0, 8);
    const written = `${text} ${tag}`;
    const sent = asWritten(call.body[field], written.normalize('NFD'));
    expect((await send(api, token, call, { ...call.body, [field]: sent })).status).toBeLessThan(
      300,
    );
    const rows = await api.sql<{ row: object }>(
      `select row from (select to_jsonb(company) as row from company union all select to_jsonb(job) from job union all
         select to_jsonb(inquiry) from inquiry union all select to_jsonb(moderation) from moderation) it
       where row::text like ?`,
      [`%${tag}%`],
    );
    const kept = JSON.stringify(rows);
    expect(kept).toContain(written.normalize('NFC'));
    expect(kept).not.toContain(written.normalize('NFD'));
  });
});
