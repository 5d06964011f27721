import type { Section } from '../../content-plugin.ts';

/** Links to every section of a long text; beside it on wide screens, above it on narrow ones. */
export function TableOfContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="contents" className="card lg:sticky lg:top-6">
      <h2 id="contents" className="mb-2 text-base">
        Table of contents
      </h2>
      <ol className="text-sm">
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} className="link-quiet min-h-9 gap-2">
              <span className="text-ink-soft w-6 shrink-0 whitespace-nowrap tabular-nums">
                {index + 1}.
              </span>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
