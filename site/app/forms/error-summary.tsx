import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../layout/icon.tsx';
import type { FormFailure } from './form-definition.ts';

/**
 * The errors of a form, above it, with a link to each field (GOV.UK Design System, error summary). The heading takes the
 * focus and not the box. Of more than 5 errors the first 3 stand open, so that a phone shows where the form begins.
 * `autoFocus` is for browsers without script.
 */
export function ErrorSummary({ message, errors }: Pick<FormFailure, 'message' | 'errors'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
    if (!document.title.startsWith('Error: ')) document.title = `Error: ${document.title}`;
    return () => void (document.title = document.title.replace('Error: ', ''));
  }, [errors]);

  const all = Object.entries(errors);
  const shown = all.length > 5 ? all.slice(0, 3) : all;
  const rest = all.slice(shown.length);
  return (
    <div className="border-danger bg-danger-soft mb-6 rounded-md border-2 px-4 py-3 sm:px-5">
      <div role="alert">
        <h2
          ref={heading}
          tabIndex={-1}
          autoFocus
          className="flex scroll-mt-8 items-center gap-2 text-lg"
        >
          <Icon name="error" className="text-danger size-6" />
          There is a problem
        </h2>
        <p className="mt-1">{message}</p>
        {shown.length > 0 && <Errors errors={shown} />}
        {rest.length > 0 && (
          <details>
            <summary className="link inline-flex min-h-11 items-center">
              And {rest.length} more
            </summary>
            <Errors errors={rest} />
          </details>
        )}
      </div>
    </div>
  );
}

const Errors = ({ errors }: { errors: [string, string][] }) => (
  <ul className="mt-1 text-sm">
    {errors.map(([name, sentence]) => (
      <li key={name}>
        <a
          href={`#${name}`}
          onClick={toField}
          className="text-danger inline-block py-2 font-semibold wrap-anywhere underline underline-offset-4"
        >
          {sentence}
        </a>
      </li>
    ))}
  </ul>
);

/** Focuses the field without changing the address, on which the router would drop the action's data. */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}
