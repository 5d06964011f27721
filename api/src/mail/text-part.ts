import type { Block, Letter } from './letter.ts';
import type { Site } from '../config/mail.settings.ts';

/** A letter as plain text. */
export function textPart(letter: Letter, site: Site): string {
  return (
    [letter.heading, ...letter.blocks.map(textOf), signature(letter, site)].join('\n\n') + '\n'
  );
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('list' in block) return block.list.map((point) => `- ${point}`).join('\n');
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  return `${block.link}:\n${readable(block.href)}`;
}

/** An address to write to without what a mail program would fill in. */
const readable = (href: string) => href.replace(/^mailto:([^?]*).*$/, '$1');

/** Behind the line that mail programs know as the start of a signature (RFC 3676 §4.3). */
const signature = ({ why }: Letter, site: Site) =>
  `-- \n${site.name}, ${site.url}\n${site.supportEmail}, ${site.supportPhone}\n\n${why}`;
