import type { Section } from '../../content-plugin.ts';
import { Fold } from './fold.tsx';
import { Prose } from './prose.tsx';

/** Collapsible questions and answers. */
export const FaqList = ({ questions }: { questions: readonly Section[] }) => (
  <div className="stack [--gap:0.625rem]">
    {questions.map(({ heading, html }) => (
      <Fold key={heading} title={heading}>
        <Prose html={html} />
      </Fold>
    ))}
  </div>
);
