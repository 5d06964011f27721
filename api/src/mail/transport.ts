import nodemailer, { type SendMailOptions } from 'nodemailer';

/** What takes a finished mail. The token of its own injection. */
export abstract class Transport {
  /** Resolves when the mail is somebody else's responsibility. @throws Refused, or any other error worth another try */
  abstract send(mail: SendMailOptions): Promise<void>;
}

/** The mail server will never take this mail: another try is useless. */
export class Refused extends Error {
  constructor(readonly responseCode: number) {
    super('The mail was refused for good');
  }
}

/** What nodemailer's errors carry; their messages may hold addresses. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** In milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const loopback = /^(localhost|127\.|\[::1\])/;

/**
 * Sends by SMTP, with a connection for each mail: that is slower than a pool, but what became of a mail is always known.
 * A password never travels unencrypted, except on this machine.
 */
export function smtpTransport(url: string): Transport {
  const { username, hostname } = new URL(url);
  const requireTLS = username !== '' && !loopback.test(hostname);
  const mailer = nodemailer.createTransport({ url, ...timeouts, requireTLS });
  return {
    async send(mail) {
      await mailer.sendMail(mail).catch((error: SmtpError) => {
        throw isFinal(error) ? new Refused(error.responseCode ?? 0) : error;
      });
    },
  };
}

/**
 * Whether the recipient or the content was refused for good (RFC 5321 §4.2.1: 5yz). A refused login or sender is our own
 * setting's fault, and the mail waits until that is mended.
 */
function isFinal({ code, responseCode = 0, command = '' }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  const isAboutIt = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  return isAboutIt && responseCode >= 500;
}
