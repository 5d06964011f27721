import { type MailServer, startMailServer } from '../../../test/mail-server.ts';
import { PermanentlyRefused, smtpTransport } from './transport.ts';

const to = 'relay@exceed.ng';
const mail = { from: 'a@example.com', to, subject: 'First', text: 'Words' };
let server: MailServer;
beforeAll(async () => void (server = await startMailServer()));
afterAll(() => server.stop());

it('The transport gives the password of the mail server to none without TLS and a valid certificate, this machine aside', async () => {
  const plain = await startMailServer({ offersTls: false });
  // An address of this machine that the exception does not know.
  const sendTo = ({ state }: MailServer) =>
    smtpTransport(`smtp://user:secret@0.0.0.0:${state.port}`).send(mail);
  await expect(sendTo(plain)).rejects.toMatchObject({ code: 'ETLS' });
  await plain.stop();
  await expect(sendTo(server)).rejects.toThrow(/certificate/);
});

const sendAnswered = (answer: string) => {
  server.refused.set(to, answer);
  return smtpTransport(server.url).send(mail);
};

it.each([
  `5.1.1 <${to}>: Recipient address rejected: User unknown in relay recipient table`,
  '5.1.1 The email account that you tried to reach does not exist.',
  '5.2.2 Mailbox size limit exceeded',
  '5.4.1 Recipient address rejected: Access denied',
  `No such user ${to}`,
])('The transport takes a mail as permanently refused by: %s', async (answer) => {
  await expect(sendAnswered(answer)).rejects.toBeInstanceOf(PermanentlyRefused);
});

it.each([
  '5.1.8 Access denied, bad outbound sender',
  '5.4.5 Daily user sending limit exceeded',
  '5.4.6 Unusual sending activity detected',
  `5.7.1 <${to}>: Relay access denied`,
  'relay not permitted',
  'Domain example.com has exceeded the max emails per hour (100/100) allowed',
  'Message rejected: Email address is not verified',
])('The transport leaves a mail to be retried after: %s', async (answer) => {
  await expect(sendAnswered(answer)).rejects.toMatchObject({
    code: 'EENVELOPE',
    responseCode: 550,
  });
});
