import { type LetterBlock, unlinked } from '../../platform/mail/letter.ts';
import { config } from '../../config/config.ts';

export const MAX_NAMES = 10;

/** The queue of one kind. */
export interface QueueSummary {
  kind: { singular: string; plural: string };
  /** Pending submissions since the last digest. */
  added: number;
  pending: number;
  /** The first of `added`, at most `MAX_NAMES`. */
  first: readonly { id: string; reference: string; name: string }[];
}

/** A queue beside the submissions, such as changes by owners; `added`: of listings that have something new. */
export interface QueueCount extends Pick<QueueSummary, 'added' | 'pending'> {
  /** `path` is that of its page in the panel. */
  kind: QueueSummary['kind'] & { path: string };
}

const list = new Intl.ListFormat('en-GB');

/** To a moderator: what has come since the last digest. */
export function digest(
  to: string,
  summaries: readonly QueueSummary[],
  others: readonly QueueCount[],
) {
  const all = [...summaries, ...others];
  const news = all.filter(({ added }) => added > 0);
  const heading = `${list.format(news.map(({ kind, added }) => count(kind, added)))} to review`;
  const waiting = all.filter(({ pending }) => pending > 0);
  const total = `Total waiting for review: ${list.format(waiting.map(({ kind, pending }) => count(kind, pending)))}.`;
  return {
    key: `digest ${crypto.randomUUID()}`,
    letter: {
      to,
      subject: heading,
      heading,
      preview: total,
      blocks: [
        ...summaries.filter(({ added }) => added > 0).flatMap(blocksOf),
        ...others.filter(({ pending }) => pending > 0).map(linkTo),
        total,
      ],
      why: `You get this email because you review submissions to ${config.site.name}.`,
    },
  };
}

const blocksOf = ({ kind, added, first }: QueueSummary): LetterBlock[] => [
  {
    list: [
      ...first.map(({ id, reference, name }) => ({
        link: `${reference} ${unlinked(name)}`,
        href: `${queueOf(kind)}/${id}/show`,
      })),
      ...(added > first.length ? [`and ${added - first.length} more`] : []),
    ],
  },
  { link: `Review ${kind.plural}`, href: queueOf(kind) },
];

const linkTo = ({ kind, pending }: QueueCount) => ({
  link: `Read ${count(kind, pending)}`,
  href: `${config.site.url}/admin/dashboard/${kind.path}`,
});

/** The panel opens it after the login. */
const queueOf = ({ plural }: QueueSummary['kind']) =>
  `${config.site.url}/admin/dashboard/pending-${plural}`;

const count = ({ singular, plural }: QueueSummary['kind'], number: number) =>
  `${number} ${number === 1 ? singular : plural}`;
