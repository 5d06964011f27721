import { amount } from '../../src/platform/errors/amount.ts';
import type { Erased } from './erase-person.ts';
import type { Subject } from './subject.ts';

/** What an erasure takes, a line for each kind of thing; none where there is nothing. */
export function erasure({ holdings, answers, notes, words }: Erased, mailFiles = 0): string[] {
  const { listings, ids, decisions, inquiries, mails } = holdings;
  const rejected = ids.length - listings.length;
  const lines: [number, string][] = [
    ...listings.map(({ kind, name, reference, status, image }): [number, string] => [
      1,
      `the ${status} ${kind} “${name}” (${reference})${image ? ' with its image' : ''}`,
    ]),
    [rejected, `what the log remembers of ${amount(rejected, 'rejected submission')}`],
    [inquiries.length, amount(inquiries.length, 'inquiry', 'inquiries')],
    [mails.length, `${amount(mails.length, 'mail')}, waiting or sent`],
    [
      decisions.length,
      `texts and reasons of ${amount(decisions.length, 'decision')}: that they were made, when and by whom stays`,
    ],
    [answers, `${amount(answers, 'answer')} kept for repeated submissions`],
    [notes, `what ${amount(notes, 'note')} on listings of others quoted`],
    [words, `${amount(words, 'word')} that mistyped searches are compared with`],
    [mailFiles, `${amount(mailFiles, 'mail')} kept as files`],
  ];
  return lines.filter(([number]) => number > 0).map(([, line]) => `  ${line}`);
}

/** What to think of before it is gone. */
export function warnings({ holdings: { listings, ids } }: Erased): string[] {
  const wasPublic = listings.filter(({ status }) => status !== 'pending').length;
  const rejected = ids.length - listings.length;
  return [
    ...(wasPublic > 0
      ? [
          `${amount(wasPublic, 'listing')} of these ${wasPublic === 1 ? 'was' : 'were'} public: the privacy page says that the register of such listings is kept for 5 years. Export first, and keep the copy where the law asks for it.`,
        ]
      : []),
    ...(rejected > 0
      ? [
          'Moderators will not be warned of the rejected ones any more when the same sender comes back.',
        ]
      : []),
  ];
}

/** What stays, and who has to decide about it. */
export function remaining({ mentions, isModerator }: Erased, { name }: Subject): string[] {
  return [
    ...(isModerator
      ? [
          `${name} is a moderator's account, which stays: npm run admin -- deactivate ${name} lets it in no more.`,
        ]
      : []),
    ...(mentions.length > 0
      ? [
          `Others mention ${name}, which stays; look at it and correct it in the panel:`,
          ...mentions.map(({ column, id }) => `  ${column}${id ? ` of ${id}` : ''}`),
        ]
      : []),
  ];
}

/** What is left to wait for. */
export const afterwards = (failedImages: number): string[] => [
  ...(failedImages > 0
    ? [
        `${amount(failedImages, 'image')} could not be removed from the storage now; the running api does so within two hours.`,
      ]
    : []),
  'Backups that were made before still hold it until they are replaced: after a restore of one, run this again.',
];
