import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { MikroORM } from '@mikro-orm/postgresql';
import { erasePerson, rehearseErasure } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { removeKeptMails } from './mail-files.ts';
import { afterwards, erasure, remaining, warnings } from './messages.ts';
import { PersonRefusal, type Subject, subjectOf } from './subject.ts';

const usage = `What is kept about one person, by e-mail or phone:
  npm run person -- export <e-mail or phone> [--out <file>]  a copy as JSON; with --out in a file, with the images beside it
  npm run person -- erase <e-mail or phone>                  says what would be deleted
  npm run person -- erase <e-mail or phone> --yes            deletes it`;

/** What the command works with. */
export interface Tools {
  orm: MikroORM;
  images: {
    read(id: string, file: string): Promise<Uint8Array | undefined>;
    remove(path: string): Promise<void>;
  };
  /** Where mails are kept while no mail server is set. */
  mailFolder: string;
}

/** How the command ends: it was done, or `--yes` is missing. */
export type ExitCode = 0 | 2;

/** Does what the arguments say, and says it line by line. @throws PersonRefusal */
export async function personCommand(
  tools: Tools,
  args: string[],
  say: (line: string) => void,
): Promise<ExitCode> {
  const { command, subject, out, yes } = understood(args);
  if (command === 'export') await copy(tools, subject, out, say);
  else if (yes) await erase(tools, subject, say);
  else return rehearse(tools, subject, say);
  return 0;
}

async function copy(
  { orm, images }: Tools,
  subject: Subject,
  out: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const { copy, files } = await exportPerson(orm, images, subject);
  const json = JSON.stringify(copy, null, 2);
  if (out === undefined) return say(json);
  const file = resolve(out);
  const folder = join(dirname(file), `${parse(file).name}-images`);
  await mkdir(files.size > 0 ? folder : dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${json}\n`, { mode: 0o600, flag: 'wx' }).catch(refuseToReplace);
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  say(`The copy is in ${file}${files.size > 0 ? `, its images are in ${folder}` : ''}.`);
}

/** A copy that was taken before an erasure is the last one. */
function refuseToReplace(error: NodeJS.ErrnoException): never {
  if (error.code !== 'EEXIST') throw error;
  throw new PersonRefusal('There is such a file already. Give another name: nothing is replaced.');
}

async function rehearse(
  { orm }: Tools,
  subject: Subject,
  say: (line: string) => void,
): Promise<ExitCode> {
  const erased = await rehearseErasure(orm, subject);
  const lines = erasure(erased);
  if (lines.length === 0) say(`Nothing is kept under ${subject.name}.`);
  else [`This would be deleted of ${subject.name}:`, ...lines].forEach(say);
  [...(lines.length > 0 ? warnings(erased) : []), ...remaining(erased, subject)].forEach(say);
  if (lines.length === 0) return 0;
  say('Nothing was deleted. To delete it, repeat the command with --yes.');
  return 2;
}

async function erase(
  { orm, images, mailFolder }: Tools,
  subject: Subject,
  say: (line: string) => void,
): Promise<void> {
  const erased = await erasePerson(orm, subject);
  const paths = erased.holdings.listings.flatMap(({ image }) => image ?? []);
  const removals = await Promise.allSettled(paths.map((path) => images.remove(path)));
  const failed = removals.filter(({ status }) => status === 'rejected').length;
  const mails = await removeKeptMails(mailFolder, subject, erased);
  const lines = erasure(erased, mails);
  if (lines.length === 0) say(`Nothing is kept under ${subject.name}.`);
  else [`Deleted of ${subject.name}:`, ...lines].forEach(say);
  [...remaining(erased, subject), ...afterwards(failed)].forEach(say);
}

function understood(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: 'string' }, yes: { type: 'boolean' } },
    });
    const [command, name, ...more] = positionals;
    const isExport = command === 'export' && values.yes === undefined;
    const isErase = command === 'erase' && values.out === undefined;
    if (name !== undefined && more.length === 0 && (isExport || isErase))
      return { command, subject: subjectOf(name), ...values };
  } catch (error) {
    if (error instanceof PersonRefusal) throw error;
  }
  throw new PersonRefusal(usage);
}
