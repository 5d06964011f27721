import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Erased } from './erase-person.ts';
import type { Subject } from './subject.ts';

/**
 * Removes the mails to a person, and those about erased listings, from the folder where they are kept while no mail server is
 * set (mail/mail-folder.ts). Answers how many. Their heads say to whom they are, and by the Message-ID which row they were.
 */
export async function removeKeptMails(
  folder: string,
  { pattern }: Subject,
  { mails }: Pick<Erased, 'mails'>,
): Promise<number> {
  const person = new RegExp(pattern, 'i');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const file of names.filter((each) => each.endsWith('.eml'))) {
    const path = join(folder, file);
    const [head = ''] = (await readFile(path, 'latin1')).split('\r\n\r\n', 1);
    const [to = ''] = /^to:.*(\r\n[ \t].*)*/im.exec(head) ?? [];
    if (!person.test(to) && !mails.some((id) => head.includes(`<${id}@`))) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
