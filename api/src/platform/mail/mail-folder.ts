import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Transport } from './transport.ts';

const MAX_MAILS = 200;
/** As long as their rows (outbox.ts), by which the erasure of a person finds mails to others. */
const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** Transport for installations without a mail server: keeps the newest 200 mails of 30 days as `.eml` files. */
export function mailFolder(folder: string): Transport {
  const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await mailer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${timeIn(new Date())} ${crypto.randomUUID()}.eml`;
      const file = join(folder, name);
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
      await removeOldest(folder);
    },
  };
}

/** Removes old mails at the start and hourly, also once a mail server is set and the folder gets no more. */
export function keepTidy(folder: string): void {
  const tidy = () => void removeOldest(folder).catch(() => undefined);
  tidy();
  setInterval(tidy, 3_600_000).unref();
}

/** File names begin with the time. Also removes what a full disk or a kill has left half-written an hour ago or earlier. */
async function removeOldest(folder: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  const hourAgo = timeIn(new Date(Date.now() - 3_600_000));
  const halves = names.filter((name) => name.endsWith('.new') && name < hourAgo);
  const mails = names.filter((name) => name.endsWith('.eml'));
  const monthAgo = timeIn(new Date(Date.now() - MAX_AGE_MS));
  const old = mails.filter((name, place) => name < monthAgo || place < mails.length - MAX_MAILS);
  for (const name of [...halves, ...old]) await rm(join(folder, name), { force: true });
}

const timeIn = (moment: Date) => moment.toISOString().replaceAll(':', '-');
