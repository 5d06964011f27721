import { type LetterBlock, type Letter, numberCheck, type Point } from './letter.ts';
import type { MailSite } from '../../config/mail.settings.ts';

export function textPart(letter: Letter, site: MailSite): string {
  return (
    [letter.heading, ...letter.blocks.map(textOf), signature(letter, site)].join('\n\n') + '\n'
  );
}

function textOf(block: LetterBlock): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return listOf(block.list);
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  return `${block.link}:\n${readable(block.href)}`;
}

/** One item per line, with dashes unless there is only one. */
const listOf = (points: readonly Point[]) =>
  points.map((point) => (points.length > 1 ? '- ' : '') + itemOf(point)).join('\n');

const itemOf = (point: Point) =>
  typeof point === 'string' ? point : `${point.link}: ${point.href}`;

/** Strips the prefilled subject and body from a mailto URL. */
const readable = (href: string) => href.replace(/^mailto:([^?]*).*$/, '$1');

/** Begins with the signature separator of RFC 3676 §4.3. */
const signature = ({ why }: Letter, site: MailSite) =>
  `-- \n${itemOf(numberCheck(site))}\n${site.name}, ${site.url}\n${[site.supportEmail, site.supportPhone].filter(Boolean).join(', ')}\n\n${why}`;
