import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from './subject.ts';

/**
 * Removes mails to the person, and those with the given ids, from the folder for installations without a mail server
 * (platform/mail/mail-folder.ts). Reads the recipient and the Message-ID in their headers. Returns the number of removed files.
 */
export async function removeMailFiles(
  folder: string,
  { pattern }: Subject,
  mailIds: readonly string[],
): Promise<number> {
  const person = new RegExp(pattern, 'i');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const file of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, file);
    const [headers = ''] = (await readFile(path, 'latin1')).split('\r\n\r\n', 1);
    const [to = ''] = /^to:.*(\r\n[ \t].*)*/im.exec(headers) ?? [];
    if (!person.test(to) && !mailIds.some((id) => headers.includes(`<${id}@`))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
