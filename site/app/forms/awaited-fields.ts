import { useEffect, useState, type RefObject } from 'react';

/**
 * Labels of the required fields that are still empty. Reads the inputs themselves, so that autofill and typing before the
 * script ran count; empty on the server.
 */
export function useAwaitedFields(form: RefObject<HTMLFormElement>): readonly string[] {
  const [awaited, setAwaited] = useState<readonly string[]>([]);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const read = () => {
      const found = emptyFields(element);
      setAwaited((known) => (known.join() === found.join() ? known : found));
    };
    read();
    for (const event of events) element.addEventListener(event, read);
    return () => events.forEach((event) => element.removeEventListener(event, read));
  }, [form]);

  return awaited;
}

/** Some browsers fill a form in without an `input` event; the next touch finds out. */
const events = ['input', 'change', 'focusin', 'pointerdown'] as const;

function emptyFields(form: HTMLFormElement): string[] {
  const controls = form.querySelectorAll<HTMLInputElement>('[data-awaited]');
  const names = [...controls].filter((control) => !isFilled(control, form));
  return [...new Set(names.map((control) => control.dataset.awaited ?? ''))];
}

function isFilled(control: HTMLInputElement, form: HTMLFormElement): boolean {
  if (control.type === 'checkbox') return control.checked;
  if (control.type === 'radio') return new FormData(form).has(control.name);
  // `:autofill` throws in Chrome 109, the last one for Windows 7.
  return control.value.trim() !== '' || control.matches(':-webkit-autofill');
}
