import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Transport } from './transport.ts';

/** How many mails are kept: enough to look at, and nothing piles up. */
const limit = 200;

/** Keeps the newest mails as `.eml` files, which any mail program opens, where no mail server is set. */
export function mailFolder(folder: string): Transport {
  const mailer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await mailer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')} ${crypto.randomUUID()}.eml`;
      const file = join(folder, name);
      await writeFile(`${file}.new`, message, { mode: 0o600 });
      await rename(`${file}.new`, file);
      await forgetOldest(folder);
    },
  };
}

/** The names begin with the time. */
async function forgetOldest(folder: string): Promise<void> {
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  for (const name of mails.slice(0, -limit)) await rm(join(folder, name), { force: true });
}
