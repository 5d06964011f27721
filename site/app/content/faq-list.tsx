import type { Section } from '../../content-plugin.ts';
import { Icon } from '../layout/icon.tsx';
import { Prose } from './prose.tsx';

/** Collapsible questions and answers that work without script and are found by the browser's page search. */
export function FaqList({ questions }: { questions: readonly Section[] }) {
  return (
    <div className="stack [--gap:0.625rem]">
      {questions.map(({ heading, html }) => (
        <details key={heading} className="group card p-0">
          <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-5 py-3 font-semibold">
            {heading}
            <Icon name="next" className="text-ink-soft size-5 rotate-90 group-open:-rotate-90" />
          </summary>
          <Prose html={html} className="px-5 pb-5" />
        </details>
      ))}
    </div>
  );
}
