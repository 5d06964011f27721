import { type Block, unlinked } from '../../mail/letter.ts';
import type { Site } from '../../config/mail.settings.ts';
import type { OutboxMessage } from '../../mail/outbox.ts';
import type { Kind } from '../../listings/kind.ts';

/** How many submissions of a kind are named. */
export const named = 10;

/** What is new of one kind, and how much waits in all. */
export interface News {
  kind: Pick<Kind, 'table' | 'plural'>;
  fresh: number;
  waiting: number;
  /** The first of them, at most `named`. */
  names: readonly string[];
}

const list = new Intl.ListFormat('en');

/** To a moderator: what has come since the last one. */
export function digest(key: string, to: string, news: readonly News[], site: Site): OutboxMessage {
  const fresh = news.filter(({ fresh }) => fresh > 0);
  const heading = `${list.format(fresh.map(({ kind, fresh }) => count(kind, fresh)))} to review`;
  const waiting = `Waiting in all: ${list.format(news.map(({ kind, waiting }) => count(kind, waiting)))}.`;
  return {
    key: `digest ${key}`,
    letter: {
      to,
      subject: heading,
      heading,
      preview: waiting,
      blocks: [...fresh.flatMap((part) => blocksOf(part, site)), waiting],
      why: `You get this mail because you review what is sent to ${site.name}.`,
    },
  };
}

const blocksOf = ({ kind, fresh, names }: News, site: Site): Block[] => [
  {
    list: [
      ...names.map(unlinked),
      ...(fresh > names.length ? [`and ${fresh - names.length} more`] : []),
    ],
  },
  {
    link: `Review ${kind.plural}`,
    href: `${site.url}/admin/dashboard/pending-${kind.plural}`,
  },
];

const count = ({ table, plural }: News['kind'], number: number) =>
  `${number} ${number === 1 ? table : plural}`;
