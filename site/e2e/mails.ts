import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect } from './fixtures.ts';

/** The path of the link in the newest mail to an address, below `start`. */
export async function linkTo(email: string, start: string): Promise<string> {
  const link = new RegExp(String.raw`${start}[\w.-]+`);
  let text = '';
  await expect(async () => {
    for (const name of await readdir(process.env.E2E_MAIL!)) {
      const mail = await PostalMime.parse(await readFile(join(process.env.E2E_MAIL!, name)));
      if (mail.to?.some(({ address }) => address === email)) text = mail.text ?? '';
    }
    expect(text).toMatch(link);
  }).toPass({ timeout: 60_000 });
  return link.exec(text)![0];
}
