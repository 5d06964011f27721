import { groups, hostOf, isAmong, shorteners } from '../hosts.ts';
import type { ScreeningInput } from '../screening-input.ts';
import { notice, quoted, type Rule } from '../note.ts';

const inText =
  /\b(?:https?:\/\/|www\.)[^\s<>"']{3,300}|\b(?:[a-z0-9-]{1,40}\.){1,3}[a-z]{2,10}\/[^\s<>"']{1,100}/gi;

/** Links from which a text is likely to advertise something else. */
const MANY_LINKS = 3;

export const linkShortener: Rule = (input) => {
  const link = linksOf(input).find((each) => isAmong(shorteners, hostIn(each)));
  if (!link) return [];
  return [
    notice(
      'link_shortener',
      `${quoted(link)} hides where it leads. Follow it with care, and correct the listing to the real address, or reject it.`,
    ),
  ];
};

export const groupLink: Rule = (input) => {
  const link = linksOf(input).find((each) => isAmong(groups, hostIn(each)));
  if (!link) return [];
  return [
    notice(
      'group_link',
      `${quoted(link)} leads into a group chat, which nobody moderates. Ask for a page, a form or a number instead.`,
    ),
  ];
};

/** Counts links in the texts, not the link fields of the form. */
export const manyLinks: Rule = ({ texts }) => {
  const count = new Set(texts.flatMap(linksIn)).size;
  if (count < MANY_LINKS) return [];
  return [
    notice(
      'many_links',
      `The text has ${count} links. Check whether it is about this listing or advertises something else.`,
    ),
  ];
};

const linksIn = (text: string): string[] => text.match(inText) ?? [];
const linksOf = ({ website, texts }: ScreeningInput) => [
  ...(website ? [website] : []),
  ...texts.flatMap(linksIn),
];
const hostIn = (link: string) => hostOf(/^https?:/i.test(link) ? link : `https://${link}`) ?? '';
