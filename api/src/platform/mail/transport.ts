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

/** Fields of nodemailer's errors; message and response may hold addresses. */
export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Sends by SMTP with a connection per mail: slower than a pool, but the outcome of each mail is known. Requires TLS when
 * there is a user or smtps:, except on loopback. Where plain text would do, any certificate does: that of Debian's Postfix
 * is self-signed. nodemailer's own timeouts stay, 30 s for the greeting and 10 minutes for each answer: a server may take
 * that long to accept a mail (RFC 5321 §4.5.3.2.6), and one that is given up earlier delivers it with each attempt.
 */
export function smtpTransport(url: string): Transport {
  const { username, hostname, protocol } = new URL(url);
  const requireTLS = (username !== '' || protocol === 'smtps:') && !loopback.test(hostname);
  const tls = { rejectUnauthorized: requireTLS };
  const mailer = nodemailer.createTransport({ url, requireTLS, tls });
  return {
    async send(mail) {
      await mailer.sendMail(mail).catch((error: SmtpError) => {
        throw isPermanent(error) ? new PermanentlyRefused(error.responseCode ?? 0) : error;
      });
    },
  };
}

/**
 * What is about the sender, not the recipient, by RFC 3463: 5.1.7 and 5.1.8 an address of the sender, 5.4.5 congestion (as
 * which Gmail refuses beyond a day's limit), 5.4.6 a loop (Zoho: too many mails), 5.7 a policy. Without such a code, by words
 * as those of cPanel's Exim and of SES.
 */
const ruleOrLimit =
  /^\d+[ -](5\.(1\.[78]|4\.[56]|7\.)|(?!5\.\d)[^]*(exceed|relay|authenticat|not verified))/i;

/**
 * Whether the server permanently refused the recipient or the content (RFC 5321 §4.2.1: 5yz). A refused login or sender is
 * an error in our settings, and rules and limits pass or can be met: such mails are retried.
 */
function isPermanent({ code, responseCode = 0, command = '', response = '' }: SmtpError): boolean {
  if (code === 'EENVELOPE' && command === 'API') return true;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
  const words = response.replaceAll(/[^\s<@]+@[\w.-]+/g, '');
  return isAboutMail && responseCode >= 500 && !ruleOrLimit.test(words);
}
