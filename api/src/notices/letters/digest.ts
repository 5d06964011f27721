import { type Block, unlinked } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';
import type { Kind } from '../../listings/kind.ts';

export const MAX_NAMES = 10;

/** The queue of one kind. */
export interface QueueSummary {
  kind: Pick<Kind, 'table' | 'plural'>;
  /** Pending submissions since the last digest. */
  added: number;
  pending: number;
  /** Names of the first of `added`, at most `MAX_NAMES`. */
  names: readonly string[];
}

const list = new Intl.ListFormat('en');

/** To a moderator: the submissions since the last digest. */
export function digest(
  key: string,
  to: string,
  summaries: readonly QueueSummary[],
  site: Site,
): OutboxMessage {
  const changed = summaries.filter(({ added }) => added > 0);
  const heading = `${list.format(changed.map(({ kind, added }) => count(kind, added)))} to review`;
  const total = `Total waiting for review: ${list.format(summaries.map(({ kind, pending }) => count(kind, pending)))}.`;
  return {
    key: `digest ${key}`,
    letter: {
      to,
      subject: heading,
      heading,
      preview: total,
      blocks: [...changed.flatMap((summary) => blocksOf(summary, site)), total],
      why: `You get this email because you review submissions to ${site.name}.`,
    },
  };
}

const blocksOf = ({ kind, added, names }: QueueSummary, site: Site): Block[] => [
  {
    list: [
      ...names.map(unlinked),
      ...(added > names.length ? [`and ${added - names.length} more`] : []),
    ],
  },
  {
    link: `Review ${kind.plural}`,
    href: `${site.url}/admin/dashboard/pending-${kind.plural}`,
  },
];

const count = ({ table, plural }: QueueSummary['kind'], number: number) =>
  `${number} ${number === 1 ? table : plural}`;
