import { CompanyRegistration } from '../../src/companies/company.schemas.ts';
import { Credentials } from '../../src/auth/auth.schemas.ts';
import { InquiryForm } from '../../src/inquiries/inquiry.schemas.ts';
import { JobPosting } from '../../src/jobs/job.schemas.ts';
import { posting, registration } from '../make-listing.ts';

const size = 100_000;
const repeated = (unit: string) => unit.repeat(size / unit.length);

/** Texts that cause catastrophic backtracking in careless patterns. */
const texts: Record<string, string> = {
  'one letter': repeated('a'),
  'spaces between': `x${repeated(' ')}x`,
  digits: repeated('0'),
  'digits with gaps': repeated('0 '),
  dots: repeated('a.'),
  dashes: `${repeated('a-')}@`,
  'an address': `a@${repeated('a.')}`,
  'at signs': repeated('@a'),
  brackets: repeated('('),
  slashes: `https:${repeated('/')}`,
  'a host': `https://${repeated('a.')}`,
  percent: repeated('%2e'),
  'line breaks between': `x${repeated('\r\n')}x`,
  'accents on one letter': `a${repeated('\u0301\u0323')}`,
  'accents that nothing visible divides': `a${repeated('\u0301'.repeat(30) + '\u2063')}`,
  'letters of four bytes': repeated('🛵'),
  'short lines': repeated('1\n'),
  'lines of commas': repeated(`a${','.repeat(1_900)}a\n`),
};
/** A list, of which each text is short enough. */
const listOf = (text: string) => text.match(/.{1,2000}/gs);

const isFile = /^(profileImage|cover|jobAttachment)$/;
const interest = { name: 'Ada', email: 'ada@example.com', phone: '0803 123 4567' };
const schemas = {
  CompanyRegistration: { schema: CompanyRegistration, body: registration },
  JobPosting: { schema: JobPosting, body: posting },
  InquiryForm: { schema: InquiryForm, body: { ...interest, interest: 'other', message: 'Hello' } },
  Credentials: { schema: Credentials, body: { email: 'ada@example.com', password: 'x' } },
};

/** Whether a call takes less processor time at one of three tries, since others may be slowed down. */
function isWithin(limitMs: number, run: () => unknown): boolean {
  const once = () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 < limitMs;
  };
  return once() || once() || once();
}

describe.each(Object.entries(schemas))('X6: %s', (_, { schema, body }) => {
  it.each(Object.entries(texts))('rejects 100 kB of %s in any field within 50 ms', (_, text) => {
    for (const field of Object.keys(schema.shape).filter((name) => !isFile.test(name))) {
      const lists: Record<string, unknown> = { requirements: [text], riderNumbers: listOf(text) };
      const hostile = { ...body, [field]: lists[field] ?? text };
      expect([field, schema.safeParse(hostile).success]).toEqual([field, false]);
      expect([field, isWithin(50, () => schema.safeParse(hostile))]).toEqual([field, true]);
    }
  });
});
