import type { Section } from '../../content-plugin.ts';
import { escaped } from '#platform/markup.ts';

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
