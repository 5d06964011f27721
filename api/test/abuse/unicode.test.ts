import { moderatedApp } from '../make-account.ts';
import { storedRows } from '../stored-rows.ts';
import { send, textFieldsOf, writingCalls } from './writing-calls.ts';

const { api, as } = moderatedApp();
/** Each body names the same contact, which can be blocked once. */
afterEach(() => api.sql('delete from block'));

const unfit: Record<string, string> = {
  NUL: 'a\u0000b',
  'a high surrogate': 'a\ud800b',
  'a low surrogate': 'a\udc00b',
  'an escape sequence': 'a\u001b[31mb',
  'a C1 control': 'a\u009bb',
  'a noncharacter, which no XML may have': 'a\uffffb',
};

/** Credentials are compared and never shown, and views are numbers. */
const calls = writingCalls.filter(
  (call) => !/auth|views|confirmations|objections/.test(call.name) && textFieldsOf(call).length > 0,
);
const fields = calls.flatMap((call) =>
  textFieldsOf(call).map((field) => ({ name: call.name, call, field })),
);

const asWritten = (example: unknown, text: string) => (Array.isArray(example) ? [text] : text);

it.each(fields)(
  'X7: a text with control characters is refused by $name in $field',
  async ({ call, field }) => {
    for (const [what, text] of Object.entries(unfit)) {
      const body = { ...call.body, [field]: asWritten(call.body[field], text) };
      const { status, body: problem } = await send(api, as, call, body);
      expect([what, status, Object.keys(problem.errors ?? {})]).toEqual([what, 422, [field]]);
    }
  },
);

/** Fields that are stored as written: neither normalised, as the `value` of a block, nor chosen from a list. */
const freeTextFields = fields.filter(
  ({ name, field }) =>
    `${name} ${field}` !== 'POST /api/ownership-claims company' &&
    !/email|phone|whatsapp|cacNumber|licenceUntil|category|website|applyLink|^(place|state|area|reachStates|riderNumbers|value|number|claim|listing|day)$/.test(
      field,
    ),
);

const tables = 'company job inquiry moderation partner change block ownership_claim report';

/** The rows that hold the tag, as JSON. */
const storedWith = async (tag: string) =>
  (await storedRows(api, tables.split(' ')))
    .map((row) => JSON.stringify(row))
    .filter((row) => row.includes(tag))
    .join();

const text = 'Ẹ káàbọ̀ sí Ìbàdàn, Nnọọ na Ọnịcha, Ƙano: ɗaukar kaya ₦500 🛵☎️👨‍👩‍👧';

it.each(freeTextFields)(
  'X7: a text pasted with direction marks, characters that nobody sees and tabs is stored clean and in NFC by $name in $field',
  async (row) => {
    const { call, field } = row;
    const tag = crypto.randomUUID().slice(0, 8);
    const pasted = `\u2066\u200e${tag}\u202ea\ufeff\u00ad\u2063\u3164\u{e0041}b\tc ${text.normalize('NFD')}\u2069\u200f`;
    const body = { ...call.body, [field]: asWritten(call.body[field], pasted) };
    expect((await send(api, as, call, body)).status).toBeLessThan(300);
    const stored = await storedWith(tag);
    expect(stored).toContain(`${tag}ab c ${text.normalize('NFC')}"`);
    expect(stored).not.toContain(text.normalize('NFD'));
  },
);
