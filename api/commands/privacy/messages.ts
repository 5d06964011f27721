import { amount } from '../../src/platform/errors/amount.ts';
import type { Erasure } from './erase-person.ts';
import type { Subject } from './subject.ts';

/** Indexed by the number of images, 0 to 2. */
const pictures = ['', ' with its image', ' with its images'];

/** One line per kind of erased data; empty when there is none. */
export function erasedLines({ records, answers, claims, notes, words }: Erasure, mailFiles = 0) {
  const { listings, ids, decisions, inquiries, reports, mails } = records;
  const rejected = ids.length - listings.length;
  const lines: [number, string][] = [
    ...listings.map(({ kind, name, reference, status, images }): [number, string] => [
      1,
      `the ${status} ${kind} “${name}” (${reference})${pictures[images.length] ?? ''}`,
    ]),
    [rejected, `the snapshots of ${amount(rejected, 'rejected submission')} in the log`],
    [inquiries.length, amount(inquiries.length, 'inquiry', 'inquiries')],
    [
      reports.length,
      `address and words of ${amount(reports.length, 'report')}; what was reported is kept`,
    ],
    [claims, amount(claims, 'claim of a company', 'claims of companies')],
    [mails.length, `${amount(mails.length, 'mail')}, unsent or sent`],
    [
      decisions.length,
      `the texts and reasons of ${amount(decisions.length, 'decision')}; decision, time and moderator are kept`,
    ],
    [answers, `${amount(answers, 'answer')} stored for repeated submissions`],
    [notes, `the quotations in ${amount(notes, 'note')} on listings of others`],
    [words, `${amount(words, 'word')} used to correct mistyped searches`],
    [mailFiles, `${amount(mailFiles, 'mail')} stored as files`],
  ];
  return lines.filter(([number]) => number > 0).map(([, line]) => `  ${line}`);
}

/** Consequences to consider before the erasure. */
export function warnings({ records: { listings, ids } }: Erasure): string[] {
  const formerlyPublic = listings.filter(({ status }) => status !== 'pending').length;
  const lines: string[] = [];
  if (formerlyPublic > 0)
    lines.push(
      `${amount(formerlyPublic, 'listing')} of these ${formerlyPublic === 1 ? 'was' : 'were'} public: the privacy page says that the register of such listings is kept for 5 years. Export first, and keep the copy if the law requires it.`,
    );
  if (ids.length > listings.length)
    lines.push(
      'Moderators will no longer be warned when the sender of a rejected listing submits again.',
    );
  return lines;
}

/** Data that is kept, and the operator's options. */
export function remaining({ mentions, isModerator }: Erasure, { identifier }: Subject): string[] {
  const lines: string[] = [];
  if (isModerator)
    lines.push(
      `${identifier} is the account of a moderator, which was kept: npm run admin -- deactivate ${identifier} blocks its logins.`,
    );
  if (mentions.length > 0)
    lines.push(
      `Others mention ${identifier}. These texts were kept; correct them in the panel. Those in the moderation log go after 90 days:`,
      ...mentions.map(({ column, id }) => `  ${column}${id ? ` of ${id}` : ''}`),
    );
  return lines;
}

/** Sentences about data that is deleted later: in backups, and images that could not be removed now. */
export function afterwards(failedImages: number): string[] {
  const backups =
    'Earlier backups still contain the data until they are replaced: after restoring one, run this command again.';
  if (failedImages === 0) return [backups];
  const images = `${amount(failedImages, 'image')} could not be removed from the storage now; the running api does so within two hours.`;
  return [images, backups];
}
