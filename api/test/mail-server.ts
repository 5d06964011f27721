import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `recipients`: the addresses of the SMTP envelope. */
type Arrived = Email & { recipients: string[] };

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

type Mood = 'well' | 'busy' | 'at-its-limit' | 'breaking-off';

/**
 * A mail server on a free local port, with a certificate that no client trusts. It accepts mail for all addresses but those
 * in `refused`, which has its answers.
 */
export async function startMailServer({ offersTls = true } = {}) {
  const arrived: Arrived[] = [];
  const refused = new Map<string, string>();
  const state = { mood: 'well' as Mood, turnedAway: 0, brokenOff: 0, port: 0 };
  let onArrival: (mail: Arrived) => Promise<void> = async () => {};
  let server: SMTPServer;

  const listen = async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', ...(offersTls ? [] : ['STARTTLS'])],
      // Says nothing about its own certificate.
      logger: false,
      onConnect(_, done) {
        if (state.mood === 'busy') state.turnedAway += 1;
        done(state.mood === 'busy' ? answer(421, 'Too busy, come back later') : null);
      },
      onRcptTo({ address }, _, done) {
        if (state.mood === 'at-its-limit') {
          state.turnedAway += 1;
          return done(answer(550, '5.4.5 Daily user sending limit exceeded'));
        }
        const words = refused.get(address);
        done(words ? answer(550, words) : null);
      },
      onData(stream, session, done) {
        void text(stream).then(async (raw) => {
          if (state.mood === 'breaking-off') {
            state.brokenOff += 1;
            return void socketOf(session.id)?.destroy();
          }
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          const mail = { ...(await PostalMime.parse(raw)), recipients };
          arrived.push(mail);
          await onArrival(mail);
          done();
        });
      },
    });
    server.on('error', () => {});
    server.listen(state.port, '127.0.0.1');
    await once(server.server, 'listening');
    state.port = (server.server.address() as AddressInfo).port;
  };
  const socketOf = (id: string) =>
    [...(server.connections as Set<{ id: string; _socket: Socket }>)].find(
      (connection) => connection.id === id,
    )?._socket;

  await listen();
  return {
    arrived,
    refused,
    state,
    url: `smtp://127.0.0.1:${state.port}`,
    to: (address: string) => arrived.filter(({ recipients }) => recipients.includes(address)),
    /** Sets a callback that runs before a mail is acknowledged. */
    onArrival: (act: typeof onArrival) => void (onArrival = act),
    listen,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const answer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });
