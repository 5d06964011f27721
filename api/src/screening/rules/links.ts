import { groups, isAmong, shorteners } from '../../contacts/hosts.ts';
import { hostIn, linksIn } from '../../contacts/links.ts';
import type { ScreeningInput } from '../screening-input.ts';
import { notice, quoted, type Rule } from '../note.ts';

/** Links from which a text is likely to advertise something else. */
const MANY_LINKS = 3;

/** Notes the first link to one of these hosts, as the subject of the advice. */
const linkTo =
  (hosts: typeof shorteners, rule: Parameters<typeof notice>[0], advice: string): Rule =>
  (input) => {
    const link = linksOf(input).find((each) => isAmong(hosts, hostIn(each)));
    return link ? notice(rule, `${quoted(link)} ${advice}`) : undefined;
  };

export const linkShortener = linkTo(
  shorteners,
  'link_shortener',
  'hides where it leads. Follow it with care, and correct the listing to the real address, or reject it.',
);

export const groupLink = linkTo(
  groups,
  'group_link',
  'leads into a group chat, which nobody moderates. Ask for a page, a form or a number instead.',
);

/** Counts links in the texts, not the link fields of the form. */
export const manyLinks: Rule = ({ texts }) => {
  const count = new Set(texts.flatMap(linksIn)).size;
  if (count < MANY_LINKS) return undefined;
  return notice(
    'many_links',
    `The text has ${count} links. Check whether it is about this listing or advertises something else.`,
  );
};

const linksOf = ({ website, texts }: ScreeningInput) => [
  ...(website ? [website] : []),
  ...texts.flatMap(linksIn),
];
