import { Icon } from '../layout/icon.tsx';
import { Blocks } from './sections.tsx';
import type { Question } from './text.ts';

/** Questions that open to their answers, also without script, and are found by the browser's own search. */
export function FaqList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="stack [--gap:0.625rem]">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group card p-0">
          <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-5 py-3 font-semibold">
            {question}
            <Icon name="next" className="text-ink-soft size-5 rotate-90 group-open:-rotate-90" />
          </summary>
          <div className="prose px-5 pb-5">
            <Blocks blocks={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}
