import { Marked, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { quotable } from '#platform/markup.ts';
import { type Section, sectionsHtml } from './app/content/section.ts';

const pageFacts = z.strictObject({
  title: z.string(),
  /** Meta description for search engines and shared links. */
  description: z.string(),
  /** The sentence under the title. */
  lead: z.string(),
  /** The day the text last changed. */
  updated: z.iso.date().optional(),
});

const articleFacts = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** The day the article was published. */
  date: z.iso.date(),
  /** Cover drawing (pictures/scene.tsx). */
  cover: z.strictObject({ service: z.enum(['bike', 'van', 'air']), location: z.string() }),
});

export type TextPage = z.infer<typeof pageFacts> & { sections: Section[] };
export type Article = ReturnType<typeof parseArticle>;

/** Compiles `*.md` to a module that exports the parsed text; files in a folder `articles` are articles. */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    transform(source, file) {
      if (!file.endsWith('.md')) return null;
      const text = file.includes('/articles/') ? parseArticle(source) : parsePage(source);
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}

export const parsePage = (source: string): TextPage => parsed(source, pageFacts);

/** Its `readTime` is in whole minutes, at 220 words a minute. */
export function parseArticle(source: string) {
  const article = parsed(source, articleFacts);
  const text = sectionsHtml(article.sections).replaceAll(/<[^>]*>/g, ' ');
  return { ...article, readTime: Math.ceil(text.trim().split(/\s+/).length / 220) };
}

/** @throws when the front matter does not have these facts, or the body has text before its first heading */
function parsed<Facts>(source: string, facts: z.ZodType<Facts>) {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (yaml === undefined || body === undefined) throw new Error('A text begins with front matter');
  return { ...facts.parse(parse(yaml)), sections: sectionsOf(body) };
}

/** Sections begin with `##`, and the parts of a section with `###`. */
function sectionsOf(body: string): Section[] {
  const sections: Section[] = [];
  let current: Section | undefined;
  for (const token of markdown.lexer(body)) {
    if (isHeading(token)) {
      current = sectionUnder(token);
      const siblings = token.depth === 2 ? sections : sections.at(-1)?.sections;
      if (!siblings || token.depth > 3) throw new Error(`"${token.text}" has the wrong level`);
      siblings.push(current);
    } else if (current) current.html += markdown.parser([token]);
    else if (token.type !== 'space') throw new Error('A text begins with a heading');
  }
  return sections;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

function sectionUnder({ text }: Tokens.Heading): Section {
  const [, heading = text, id] = /^(.*?)(?:\s+\{#([\w-]+)\})?$/.exec(text) ?? [];
  return { id, heading, html: '', sections: [] };
}

/** Links keep the braces of variables, which marked would encode, and get `rel` where they leave the site. */
const markdown = new Marked({
  renderer: {
    link({ href, tokens }) {
      const rel = /^(\/|#|mailto:)/.test(href) ? '' : ' rel="noopener"';
      const address = quotable(href);
      return `<a href="${address}"${rel}>${this.parser.parseInline(tokens)}</a>`;
    },
  },
});
