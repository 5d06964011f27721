import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { config } from '../src/config/config.ts';
import { ImagesService } from '../src/platform/images/images.service.ts';
import { dryRunErasure, erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { afterwards, erasedLines, remaining, warnings } from './privacy/messages.ts';
import { type Subject, subjectOf } from './privacy/subject.ts';
import { parseArguments, print, runCommand, UsageError } from './run-command.ts';

const usage = `Personal data by email or phone:
  npm run person -- export <email or phone> [--out <file>]  prints a copy as JSON; --out writes it to a file, with the images
  npm run person -- erase <email or phone>                  dry run: lists the data that would be deleted
  npm run person -- erase <email or phone> --yes            deletes the data`;

interface Dependencies {
  orm: MikroORM;
  images: Pick<ImagesService, 'read' | 'remove'>;
  /** The folder for mails of installations without a mail server. */
  mailFolder: string;
}

type Print = (line: string) => void;

/** Runs the command, prints line by line and returns the exit code. @throws Error that tells the operator the reason */
export async function privacyCommand(
  dependencies: Dependencies,
  args: string[],
  print: Print,
): Promise<number> {
  const { command, subject, out, yes } = read(args);
  if (command === 'export') await exportData(dependencies, subject, out, print);
  else if (yes) await erase(dependencies, subject, print);
  else return dryRun(dependencies, subject, print);
  return 0;
}

async function exportData(
  { orm, images }: Dependencies,
  subject: Subject,
  out: string | undefined,
  print: Print,
): Promise<void> {
  const { data, files } = await exportPerson(orm, images, subject);
  const json = JSON.stringify(data, null, 2);
  if (out === undefined) return print(json);
  const file = resolve(out);
  const folder = join(dirname(file), `${parse(file).name}-images`);
  const made = await mkdir(files.size > 0 ? folder : dirname(file), {
    recursive: true,
    mode: 0o700,
  });
  try {
    await writeFile(file, `${json}\n`, { mode: 0o600, flag: 'wx' });
    for (const [name, bytes] of files) await writeFile(join(folder, name), bytes, { mode: 0o600 });
  } catch (error) {
    // A copy from before an erasure cannot be made again.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new Error('The file already exists. Give another name: files are not replaced.');
    await rm(file, { force: true });
    if (made) await rm(made, { recursive: true, force: true });
    throw error;
  }
  print(`The copy is in ${file}${files.size > 0 ? `, its images are in ${folder}` : ''}.`);
}

async function dryRun({ orm }: Dependencies, subject: Subject, print: Print): Promise<number> {
  const erasure = await dryRunErasure(orm, subject);
  const lines = erasedLines(erasure);
  printData(subject, 'would be deleted', lines, print);
  [...(lines.length > 0 ? warnings(erasure) : []), ...remaining(erasure, subject)].forEach(print);
  if (lines.length === 0) return 0;
  print('Nothing was deleted. To delete it, repeat the command with --yes.');
  return 2;
}

async function erase({ orm, images, mailFolder }: Dependencies, subject: Subject, print: Print) {
  const erasure = await erasePerson(orm, subject);
  const paths = erasure.records.listings.flatMap(({ images }) => images);
  const removals = await Promise.allSettled(paths.map((path) => images.remove(path)));
  const failed = removals.filter(({ status }) => status === 'rejected').length;
  const mailFiles = await removeMailFiles(mailFolder, subject, erasure.mails);
  printData(subject, 'was deleted', erasedLines(erasure, mailFiles), print);
  [...remaining(erasure, subject), ...afterwards(failed)].forEach(print);
}

function printData({ identifier }: Subject, fate: string, lines: string[], print: Print) {
  if (lines.length === 0) print(`There is no data of ${identifier}.`);
  else [`This data of ${identifier} ${fate}:`, ...lines].forEach(print);
}

/**
 * Removes mails to the person, and those with the given ids, from the folder for installations without a mail server
 * (platform/mail/mail-folder.ts). Reads the recipient and the Message-ID in their headers. Returns the number of removed files.
 */
async function removeMailFiles(
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

function read(args: string[]) {
  const options = { out: { type: 'string' }, yes: { type: 'boolean' } } as const;
  const { positionals, values } = parseArguments(usage, args, options, 2);
  const [command, identifier] = positionals;
  const isExport = command === 'export' && values.yes === undefined;
  const isErase = command === 'erase' && values.out === undefined;
  if (identifier === undefined || !(isExport || isErase)) throw new UsageError(usage);
  return { command, subject: subjectOf(identifier), ...values };
}

/**
 * `node api/dist/commands/privacy.js <command>`: exits with 0 after success, 2 after a dry run without `--yes`, and 1 after
 * an error, with its message on standard error.
 */
if (import.meta.main)
  await runCommand(async (orm) => {
    const mailFolder = join(config.dataDir, 'mail');
    const dependencies = { orm, images: new ImagesService(), mailFolder };
    process.exitCode = await privacyCommand(dependencies, process.argv.slice(2), print);
  });
