import type { ReactNode } from 'react';
import { useSite } from '../layout/site.ts';
import { Prose } from './prose.tsx';
import type { Section } from './section.ts';
import { fillText, textVariables } from './variables.ts';

interface PanelProps {
  id?: string;
  heading: string;
  children: ReactNode;
}

export function Panel({ id, heading, children }: PanelProps) {
  const variables = textVariables(useSite());
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="section scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-4">
        {fillText(heading, variables)}
      </h2>
      {children}
    </section>
  );
}

export function TextPanel({ section: { id, heading, html } }: { section: Section }) {
  return (
    <Panel id={id} heading={heading}>
      <Prose html={html} />
    </Panel>
  );
}

/** A panel whose parts stand side by side, as cards, where there is room. */
export function CardsPanel({ section: { id, heading, sections } }: { section: Section }) {
  return (
    <Panel id={id} heading={heading}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {sections.map((part) => (
          <div key={part.heading} className="card">
            <h3>{part.heading}</h3>
            <Prose html={part.html} className="mt-1" />
          </div>
        ))}
      </div>
    </Panel>
  );
}
