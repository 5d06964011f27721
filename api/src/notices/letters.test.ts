import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { companies } from '../companies/company.kind.ts';
import { Company } from '../companies/company.entity.ts';
import { dismissed } from '../reports/report.letters.ts';
import * as toOwner from './letters/owner-letters.ts';
import { approved, received, rejected } from './letters/submission-letters.ts';
import { ending } from './letters/term-letters.ts';
import { dayInLagos, momentInLagos } from './lagos-time.ts';
import type { Letter } from '../platform/mail/letter.ts';
import { message } from '../platform/mail/message.ts';

const site = {
  name: 'Naija Dispatch',
  url: 'https://naijadispatch.example',
  supportEmail: 'hello@naijadispatch.example',
  supportPhone: '+234 800 000 0000',
};
const id = '9b2f1f0e-6c1d-4c53-9b8a-2f6a7c1d5e11';
const letter: Letter = {
  to: 'ada@swift.example.com',
  subject: 'Subject',
  heading: 'Heading',
  preview: 'Preview',
  blocks: ['Words'],
  why: 'Why',
};

const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

async function mailOf(fields: Partial<Letter>) {
  const from = { address: site.supportEmail };
  const { message: sent, envelope } = await mailer.sendMail(
    message(id, { ...letter, ...fields }, { from }, site),
  );
  const raw = (sent as Buffer).toString();
  const headers = raw.slice(0, raw.indexOf('\n\n'));
  return { ...(await PostalMime.parse(raw)), envelope, headers };
}

/** A row with values that the API refuses today but an old row may have. */
const hostile = (fields: Partial<Company>) =>
  Object.assign(Object.create(Company.prototype), {
    id,
    name: 'Swift Riders',
    email: 'ada@swift.example.com',
    reference: 'ND-7F3K-9Q2M',
    wishedPlan: 'free',
    linkVersion: 1,
    ...fields,
  }) as Company;

it('A letter names the plan of a submission where one was asked for that costs', () => {
  const factsFor = (wishedPlan: Company['wishedPlan']) =>
    JSON.stringify(received(companies, hostile({ wishedPlan })).letter);
  expect(factsFor('featured')).toContain('["Plan you asked for","Featured"]');
  expect(factsFor('free')).not.toContain('Plan');
});

it.each([
  [
    'listing that gets another address',
    () => toOwner.addressChanged(companies, hostile({ linkVersion: (version += 1) }), change),
  ],
  ['listing that its owner takes off', () => toOwner.withdrawn(companies, hostile({}))],
  ['listing that is hidden', () => toOwner.hidden(companies, hostile({}), { reason: null, now })],
  ['listing whose reports are dismissed', () => dismissed(companies, hostile({}), 'Wrong.')],
  ['listing that is shown again', () => approved(companies, hostile({}), true)],
])('A letter about a %s is one of its own each time, even in the same moment', (_, make) => {
  expect(make().key).not.toBe(make().key);
});

let version = 1;
const now = new Date();
const change = { formerEmail: 'ada@swift.example.com', canUndo: true, now };
const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\0'];

it.each(breaks)('A letter adds no header for a line break %j in a name', async (end) => {
  const name = `Swift${end}Bcc: all@victims.example.com${end}X-Evil: yes`;
  const mail = await mailOf(approved(companies, hostile({ name })).letter);
  expect(mail.envelope.to).toEqual(['ada@swift.example.com']);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers).not.toMatch(/^(bcc|x-evil)/im);
  expect(mail.subject).toBe('Swift Bcc: all@victims.example.com X-Evil: yes is now public');
});

it.each([
  'ada@swift.example.com, all@victims.example.com',
  'ada@swift.example.com\r\nBcc: all@victims.example.com',
  'ada@swift.example.com>\r\nRCPT TO:<all@victims.example.com',
])('A letter goes to one recipient at most for the address %j', async (to) => {
  const mail = await mailOf({ to }).catch(() => undefined);
  expect(mail?.envelope.to.length ?? 1).toBe(1);
  expect(mail?.envelope.to ?? []).not.toContain('all@victims.example.com');
  expect(mail?.headers ?? '').not.toMatch(/^bcc/im);
});

/** A letter with `words` in every part. */
const madeOf = (words: string): Partial<Letter> => ({
  subject: words,
  heading: words,
  preview: words,
  why: words,
  blocks: [
    words,
    { list: [words] },
    { facts: [[words, words]] },
    { quote: words },
    { link: words, href: `https://naijadispatch.example/${words}` },
  ],
});

it.each([
  '<script>window.__xss = 1</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg onload=alert(1)>',
  '<!-- <b>',
  '&lt;b&gt;',
])('A letter escapes %s in every part of the HTML', async (words) => {
  const { html = '', text = '' } = await mailOf(madeOf(words));
  const { html: plain = '' } = await mailOf(madeOf('words'));
  const tags = (markup: string) => markup.match(/<[!/]?[a-z-]+/gi);
  const attributes = (markup: string) => markup.match(/ [a-z-]+="/g);
  expect(tags(html)).toEqual(tags(plain));
  expect(attributes(html)).toEqual(attributes(plain));
  expect(text.split(words)).toHaveLength(10);
});

it('A letter keeps non-ASCII names in text, HTML and the encoded subject', async () => {
  const heading = 'Dùgbẹ̀ “Parcel” Office 🛵 is now public';
  const { subject, text, html, headers } = await mailOf({ subject: heading, heading });
  expect(subject).toBe(heading);
  expect(text).toContain(heading);
  expect(html).toContain(heading);
  expect(headers).toMatch(/^[\x20-\x7e\n]*$/);
});

it('A letter turns no text of a submission that is not approved into a link or its subject', () => {
  const name = 'Win at https://evil.example or 0803 123 4567';
  const row = hostile({ name, status: 'pending' });
  for (const { letter } of [
    received(companies, row),
    rejected(companies, row, null),
    toOwner.addressChanged(companies, row, change),
    toOwner.addressGiven(companies, row),
  ]) {
    expect(JSON.stringify(letter)).not.toMatch(/evil\.example|0803 123/);
    expect(letter.subject + letter.heading + letter.preview + letter.why).not.toContain('Win');
  }
  const said = JSON.stringify(received(companies, row)).replaceAll(/[\u2060\u2063]/g, '');
  expect(said).toContain(name);
});

it('A letter leads to the check of a number, and loads no images, scripts or other remote content', async () => {
  const { html = '', text = '', headers, attachments } = await mailOf({});
  for (const part of [html, text]) expect(part).toContain(`${site.url}/check`);
  expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import/i);
  expect(attachments).toEqual([]);
  expect(headers).toContain(`Message-ID: <${id}@naijadispatch.example>`);
  expect(headers).not.toContain('Reply-To');
});

it.each([
  ['2026-12-04T09:15:00Z', 'Friday 4 December 2026', '10:15 am'],
  ['2026-12-04T22:59:59Z', 'Friday 4 December 2026', '11:59 pm'],
  ['2026-12-04T23:05:00Z', 'Saturday 5 December 2026', '12:05 am'],
  ['2026-06-30T23:00:00Z', 'Wednesday 1 July 2026', '12:00 am'],
])('A letter tells the day and time of %s in Lagos, all year', (moment, day, time) => {
  expect(dayInLagos(new Date(moment))).toBe(day);
  expect(momentInLagos(new Date(moment))).toBe(`${day}, ${time} (Lagos time)`);
});

it('A letter spells out each of the three links of a reminder in HTML, with only the first as a filled button', async () => {
  const { letter } = ending(companies, hostile({}), new Date('2026-12-04T09:15:00Z'), 7);
  const { html = '' } = await mailOf(letter);
  for (const task of ['renew', 'edit', 'withdraw'])
    expect(html).toMatch(new RegExp(`>\\S+/manage/link/[\\w.-]+\\?next=${task}</a></small>`));
  expect(html.match(/class="step"/g)).toHaveLength(1);
  expect(html.match(/class="step other"/g)).toHaveLength(2);
});

const live = hostile({ plan: 'free', status: 'live', expiresAt: new Date(1) });
const shown = [
  approved(companies, live),
  toOwner.changeApproved(companies, live, 'one', new Date(0)),
];
it.each(shown)('A letter spells out the address of a page that is public', async ({ letter }) => {
  expect((await mailOf(letter)).html).toMatch(new RegExp(`>http\\S+/company/${id}</a></small>`));
});
