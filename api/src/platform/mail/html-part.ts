import { quotable } from '#platform/markup.ts';
import { type LetterBlock, type Letter, numberCheck, type Point } from './letter.ts';
import type { MailSite } from '../../config/mail.settings.ts';

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 16px; background: #f6f7f5; color: #16211b;
    font: 17px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
  main { max-width: 560px; margin: 0 auto; padding: 20px; background: #ffffff; border-radius: 12px; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; overflow-wrap: anywhere; }
  p, ul, dl, blockquote { margin: 0 0 16px; overflow-wrap: anywhere; }
  ul { padding-left: 20px; }
  dt { font-size: 14px; color: #55625b; }
  dd { margin: 0 0 10px; font-weight: 600; }
  blockquote { padding: 4px 0 4px 14px; border-left: 4px solid #b8c4bd; white-space: pre-line; }
  a { color: #0b5d3b; }
  small { display: block; margin-top: 8px; font-size: 14px; line-height: 1.4; }
  a.step { display: inline-block; padding: 10px 18px; border: 2px solid #0b5d3b; border-radius: 8px;
    background: #0b5d3b; color: #ffffff; font-weight: 600; text-decoration: none; }
  a.other { background: none; color: #0b5d3b; }
  footer { max-width: 560px; margin: 16px auto 0; padding: 0 20px; font-size: 14px; color: #55625b; }
  .preview { display: none; max-height: 0; overflow: hidden; }
  @media (prefers-color-scheme: dark) {
    body { background: #0f1512; color: #e8eee9; }
    main { background: #18211c; }
    dt, footer { color: #a9b6ae; }
    blockquote { border-color: #4b5a52; }
    a { color: #7fd8ab; }
    a.step { border-color: #7fd8ab; background: #7fd8ab; color: #0b2318; }
    a.other { background: none; color: #7fd8ab; }
  }`;

/** A letter as HTML: one column for small phones, a dark scheme, no images, tables or remote content. */
export function htmlPart(letter: Letter, site: MailSite): string {
  const { subject, preview, heading, blocks, why } = letter;
  const filled = [blocks.find(isStep), blocks.find((block) => isStep(block) && block.isShown)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${quotable(subject)}</title>
<style>${style}
</style>
</head>
<body>
<div class="preview" style="display:none" aria-hidden="true">${quotable(preview)}</div>
<main>
<h1>${quotable(heading)}</h1>
${blocks.map((block) => htmlOf(block, filled.includes(block))).join('\n')}
</main>
<footer>
${listOf([numberCheck(site)])}
<p>${link(site.url, site.name)}<br>
${link(`mailto:${site.supportEmail}`, site.supportEmail)}${phone(site)}</p>
<p>${quotable(why)}</p>
</footer>
</body>
</html>
`;
}

const isStep = (block: LetterBlock) => typeof block === 'object' && 'link' in block;

/** The first link and the first shown in full are filled buttons, others are outlined. */
function htmlOf(block: LetterBlock, isFilled: boolean): string {
  if (typeof block === 'string') return `<p>${quotable(block)}</p>`;
  if ('list' in block) return listOf(block.list);
  if ('facts' in block) return `<dl>${block.facts.map(fact).join('')}</dl>`;
  if ('quote' in block) return `<blockquote>${quotable(block.quote)}</blockquote>`;
  const address = block.isShown ? `\n<small>${link(block.href, block.href)}</small>` : '';
  const look = isFilled ? 'step' : 'step other';
  return `<p><a class="${look}" href="${quotable(block.href)}">${quotable(block.link)}</a>${address}</p>`;
}

/** A single point has no bullet. */
function listOf(points: readonly Point[]) {
  const [only, ...others] = points.map((point) =>
    typeof point === 'string' ? quotable(point) : link(point.href, point.link),
  );
  if (only && others.length === 0) return `<p>${only}</p>`;
  return `<ul>${[only, ...others].map((point) => `<li>${point}</li>`).join('')}</ul>`;
}

const fact = ([name, value]: readonly [string, string]) =>
  `<dt>${quotable(name)}</dt><dd>${quotable(value)}</dd>`;

const phone = ({ supportPhone: number }: MailSite) =>
  number ? `<br>\n${link(`tel:${number.replaceAll(/[^\d+]/g, '')}`, number)}` : '';

const link = (href: string, words: string) => `<a href="${quotable(href)}">${quotable(words)}</a>`;
