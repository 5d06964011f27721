import { escaped } from '#platform/markup.ts';

/** A heading and what stands under it. */
export interface Section {
  /** The anchor, written in Markdown as `## Heading {#id}`. */
  id?: string;
  /** Plain text. */
  heading: string;
  /** The paragraphs and lists up to the next heading, with variables such as `{siteName}` not yet filled in. */
  html: string;
  /** The sections, by headings one level below the title. */
  sections: Section[];
}

/** The section of a text by its anchor. @throws when the text has none */
export function sectionById({ sections }: { sections: readonly Section[] }, id: string): Section {
  const section = sections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(`The text has no section #${id}`);
  return section;
}

/** Sections with their headings and parts as HTML, the outermost headings at `level`. */
export function sectionsHtml(sections: readonly Section[], level = 2): string {
  return sections
    .map(({ id, heading, html, sections: parts }) => {
      const anchor = id ? ` id="${id}"` : '';
      return `<h${level}${anchor}>${escaped(heading)}</h${level}>${html}${sectionsHtml(parts, level + 1)}`;
    })
    .join('');
}
