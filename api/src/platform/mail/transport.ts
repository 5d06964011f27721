import nodemailer, { type SendMailOptions } from 'nodemailer';

/** Sends mails; also its own injection token. */
export abstract class Transport {
  /** Resolves when the mail was accepted. @throws PermanentlyRefused, or another error that is worth a retry */
  abstract send(this: void, mail: SendMailOptions): Promise<void>;
}

/** The mail server will never accept this mail, so that a retry is useless. */
export class PermanentlyRefused extends Error {
  constructor(readonly responseCode: number) {
    super('The mail was permanently refused');
  }
}

/** Fields of nodemailer's errors that hold no addresses, unlike the message. */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

const timeoutsMs = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

const loopback = /^(localhost|127\.|\[::1\])/;

/**
 * Sends by SMTP with a connection per mail: slower than a pool, but the outcome of each mail is known. Requires TLS when
 * there is a password, except on loopback.
 */
export function smtpTransport(url: string): Transport {
  const { username, hostname } = new URL(url);
  const requireTLS = username !== '' && !loopback.test(hostname);
  const mailer = nodemailer.createTransport({ url, ...timeoutsMs, requireTLS });
  return {
    async send(mail) {
      await mailer.sendMail(mail).catch((error: SmtpError) => {
        throw isPermanent(error) ? new PermanentlyRefused(error.responseCode ?? 0) : error;
      });
    },
  };
}

/**
 * Whether the server permanently refused the recipient or the content (RFC 5321 §4.2.1: 5yz). A refused login or sender
 * is an error in our settings: such mails are retried.
 */
function isPermanent({ code, responseCode = 0, command = '' }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  return isAboutMail && responseCode >= 500;
}
