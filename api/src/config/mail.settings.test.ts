import { z } from 'zod';
import { mailEnvironment, mailSettings, refuseNoSender, siteOf } from './mail.settings.ts';

const Environment = z.object(mailEnvironment).superRefine(refuseNoSender);
const settingsOf = (given: Record<string, string>) => mailSettings(Environment.parse(given));
const messagesFor = (given: Record<string, string>) =>
  Environment.safeParse(given).error?.issues.map(({ message }) => message);

it('The configuration of mail has defaults: no mail server, and the support address as sender', () => {
  expect(settingsOf({})).toMatchObject({
    smtpUrl: undefined,
    from: { address: 'hello@naijadispatch.example' },
    moderators: [],
    digestMinutes: 30,
  });
});

it('The configuration of mail accepts a sender with and without a name', () => {
  const address = 'mail@eko.ng';
  expect(settingsOf({ MAIL_FROM: address }).from).toEqual({ address });
  expect(settingsOf({ MAIL_FROM: `Eko Vans <${address}>` }).from).toEqual({
    name: 'Eko Vans',
    address,
  });
});

it('The configuration of mail accepts several moderators', () => {
  expect(settingsOf({ MODERATOR_MAIL: 'a@eko.ng, b@eko.ng' }).moderators).toEqual([
    'a@eko.ng',
    'b@eko.ng',
  ]);
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

it('The configuration of mail reads the name and the URL of the site, without a trailing slash', () => {
  const site = siteOf(Environment.parse({ SITE_NAME: 'Eko', SITE_URL: 'https://eko.ng/' }));
  expect(site).toMatchObject({ name: 'Eko', url: 'https://eko.ng' });
});

it('The configuration of mail adds the country code to the phone number, unless it is the example', () => {
  const phoneOf = (SUPPORT_PHONE: string) =>
    siteOf(Environment.parse({ SITE_URL: 'https://eko.ng', SUPPORT_PHONE })).supportPhone;
  expect(phoneOf('0803 123 4567')).toBe('+234 803 123 4567');
  expect(phoneOf('+234 800 000 0000')).toBeUndefined();
});
