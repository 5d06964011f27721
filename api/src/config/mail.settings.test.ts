import { z } from 'zod';
import { mailEnvironment, mailSettings, refuseNoSender, siteOf } from './mail.settings.ts';

const Environment = z.object(mailEnvironment).superRefine(refuseNoSender);
const settingsOf = (given: Record<string, string>) => {
  const environment = Environment.parse(given);
  return { ...mailSettings(environment), ...siteOf(environment) };
};
const messagesFor = (given: Record<string, string>) =>
  Environment.safeParse(given).error?.issues.map(({ message }) => message);

const address = 'mail@eko.ng';
it.each<[Record<string, string>, object]>([
  // No mail server, and the support address as sender.
  [
    {},
    {
      smtpUrl: undefined,
      from: { address: 'hello@naijadispatch.example' },
      moderators: [],
      digestMinutes: 30,
    },
  ],
  [{ MAIL_FROM: `Eko Vans <${address}>` }, { from: { name: 'Eko Vans', address } }],
  [{ MODERATOR_MAIL: 'a@eko.ng, b@eko.ng' }, { moderators: ['a@eko.ng', 'b@eko.ng'] }],
  [
    { SITE_NAME: 'Eko', SITE_URL: 'https://eko.ng/' },
    { name: 'Eko', url: 'https://eko.ng' },
  ],
  [{ SUPPORT_PHONE: '0803 123 4567' }, { supportPhone: '+234 803 123 4567' }],
  // The example, which nobody can call.
  [{ SUPPORT_PHONE: '+234 800 000 0000' }, { supportPhone: undefined }],
])('The configuration of mail reads %j as %j', (given, expected) => {
  expect(settingsOf({ SITE_URL: 'https://eko.ng', ...given })).toMatchObject(expected);
});

it('The configuration of mail reads a sender without a name', () => {
  expect(settingsOf({ SITE_URL: 'https://eko.ng', MAIL_FROM: address }).from).toEqual({ address });
});

it('The configuration of mail retries a mail for more than two days', () => {
  const { initialBackoffSeconds, maxBackoffSeconds, maxRetries } = settingsOf({}).retry;
  // The backoff of pg-boss has jitter: at least half of the doubled time, and at most the maximum.
  const backoffs = Array.from({ length: maxRetries }, (_, retry) =>
    Math.min(maxBackoffSeconds, (initialBackoffSeconds * 2 ** Math.min(16, retry)) / 2),
  );
  expect(backoffs.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(2 * 24 * 3_600);
});

it.each([
  [{ SMTP_URL: 'mail.eko.ng:587', MAIL_FROM: 'a@eko.ng' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'https://mail.eko.ng', MAIL_FROM: 'a@eko.ng' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'smtp://mail.eko.ng:465', MAIL_FROM: 'a@eko.ng' }, /or smtps:.*:465,/],
  [{ SMTP_URL: 'smtp://a:1#b@mail.eko.ng', MAIL_FROM: 'a@eko.ng' }, / # as %23 in the password/],
  [{ SMTP_URL: 'smtp://mail.eko.ng' }, /^MAIL_FROM is not set: give the address/],
  [{ MAIL_FROM: 'Eko Vans' }, /^MAIL_FROM must be an email address/],
  [{ MAIL_FROM: 'Eko <a@eko.ng>, b@eko.ng' }, /^MAIL_FROM must be an email address/],
  [{ MODERATOR_MAIL: 'a@eko.ng; b@eko.ng' }, /^MODERATOR_MAIL must be email addresses/],
  [{ NO_MAIL_TO: 'a@eko.ng; b@eko.ng' }, /^NO_MAIL_TO must be email addresses/],
  [{ MODERATOR_DIGEST_MINUTES: 'often' }, /^MODERATOR_DIGEST_MINUTES must be a whole number/],
  [{ SITE_URL: 'eko.ng' }, /^SITE_URL must look like https:/],
  [{ SITE_URL: 'https://eko.ng/shop' }, /^SITE_URL must look like .*, without a path/],
  [{ SITE_NAME: 'E'.repeat(61) }, /^SITE_NAME must have at most 60 characters/],
  [{ SUPPORT_PHONE: 'call us' }, /^SUPPORT_PHONE must be a phone number, such as/],
  [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must be one email address/],
])('The configuration of mail refuses %j with a message', (given, expected) => {
  expect(messagesFor(given)).toEqual([expect.stringMatching(expected)]);
});
