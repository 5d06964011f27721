import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { Main } from '../layout/page.tsx';
import { forgetDraft } from './draft.ts';
import { receivedText, type FormDefinition } from './form-definition.ts';

interface ConfirmationProps {
  definition: FormDefinition;
  title: string;
  reference: string;
  sender?: string;
  steps: readonly ReactNode[];
  children: ReactNode;
}

/** Shown instead of the form once it was received: the reference and the next steps. */
export function Confirmation({ definition, title, reference, sender, ...rest }: ConfirmationProps) {
  const { steps, children } = rest;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    forgetDraft(definition.page);
    heading.current?.focus();
  }, [definition]);

  return (
    <Main narrow>
      {sender !== undefined && (
        <div className="mb-4">
          <Notice tone="success">{receivedText(definition.success, sender)}</Notice>
        </div>
      )}
      <div className="card flex flex-col items-center gap-3 text-center">
        <span className="bg-action-soft text-action grid size-16 place-items-center rounded-full">
          <Icon name="success" className="size-8" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="text-ink-soft">Your reference</p>
        <p className="bg-sunken rounded-md px-5 py-2 text-xl font-bold tracking-wide select-all">
          {reference}
        </p>
        <p className="text-ink-soft text-sm">
          Save this reference. We’ll ask for it if you contact us.
        </p>
      </div>
      <section className="section" aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <ol className="stack mt-4">
          {steps.map((step, index) => (
            <li key={index} className="flex gap-3">
              <span
                aria-hidden
                className="bg-action-soft text-action grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </section>
      <p className="section flex flex-wrap gap-3">{children}</p>
    </Main>
  );
}
