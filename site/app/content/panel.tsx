import type { ReactNode } from 'react';
import { Inline } from './inline.tsx';
import { Blocks } from './sections.tsx';
import type { Section } from './text.ts';

interface PanelProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of a page that stands by itself and can be linked to as `#id`. */
export function Panel({ id, heading, children }: PanelProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-4">
        <Inline text={heading} />
      </h2>
      {children}
    </section>
  );
}

/** A panel that is all text. */
export function TextPanel({ section }: { section: Section }) {
  return (
    <Panel id={section.id} heading={section.heading}>
      <div className="prose">
        <Blocks blocks={section.blocks} />
      </div>
    </Panel>
  );
}
