import { z } from 'zod';
import { mailEnvironment, mailSettings, refuseNoSender, siteOf } from './mail.settings.ts';

const Environment = z.object(mailEnvironment).superRefine(refuseNoSender);
const settingsOf = (given: Record<string, string>) => mailSettings(Environment.parse(given));
const sentence = (given: Record<string, string>) =>
  Environment.safeParse(given).error?.issues.map(({ message }) => message);

it('needs nothing: without a mail server mail is kept, from the address of the support', () => {
  expect(settingsOf({})).toMatchObject({
    smtpUrl: undefined,
    from: { address: 'hello@naijadispatch.example' },
    moderators: [],
    digestMinutes: 30,
  });
});

it('takes a sender with a name and without', () => {
  const address = 'mail@eko.ng';
  expect(settingsOf({ MAIL_FROM: address }).from).toEqual({ address });
  expect(settingsOf({ MAIL_FROM: `Eko Vans <${address}>` }).from).toEqual({
    name: 'Eko Vans',
    address,
  });
});

it('takes several moderators', () => {
  expect(settingsOf({ MODERATOR_MAIL: 'a@eko.ng, b@eko.ng' }).moderators).toEqual([
    'a@eko.ng',
    'b@eko.ng',
  ]);
});

it('goes on trying for more than two days', () => {
  const { firstWait, longestWait, retries } = settingsOf({}).pace;
  // pg-boss waits at least half of what doubles, and no longer than the longest wait.
  const waits = Array.from({ length: retries }, (_, retry) =>
    Math.min(longestWait, (firstWait * 2 ** Math.min(16, retry)) / 2),
  );
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(2 * 24 * 3_600);
});

it.each([
  [{ SMTP_URL: 'mail.eko.ng:587', MAIL_FROM: 'a@eko.ng' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'https://mail.eko.ng', MAIL_FROM: 'a@eko.ng' }, /^SMTP_URL must look like smtp:/],
  [{ SMTP_URL: 'smtp://mail.eko.ng' }, /^MAIL_FROM is not set: give the address/],
  [{ MAIL_FROM: 'Eko Vans' }, /^MAIL_FROM must be an e-mail address/],
  [{ MAIL_FROM: 'Eko <a@eko.ng>, b@eko.ng' }, /^MAIL_FROM must be an e-mail address/],
  [{ MODERATOR_MAIL: 'a@eko.ng; b@eko.ng' }, /^MODERATOR_MAIL must be e-mail addresses/],
  [{ MODERATOR_DIGEST_MINUTES: 'often' }, /^MODERATOR_DIGEST_MINUTES must be a whole number/],
  [{ SITE_URL: 'eko.ng' }, /^SITE_URL must look like https:/],
  [{ SUPPORT_EMAIL: 'nobody' }, /^SUPPORT_EMAIL must be one e-mail address/],
])('refuses %j with a sentence', (given, expected) => {
  expect(sentence(given)).toEqual([expect.stringMatching(expected)]);
});

it('takes the name and the address of the site, without a slash at the end', () => {
  const site = siteOf(Environment.parse({ SITE_NAME: 'Eko', SITE_URL: 'https://eko.ng/' }));
  expect(site).toMatchObject({ name: 'Eko', url: 'https://eko.ng' });
});
