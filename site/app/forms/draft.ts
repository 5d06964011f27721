import { useEffect, useState, type RefObject } from 'react';
import { trapField } from './form-definition.ts';

/**
 * Keeps what is typed in this tab, so that a reload or a crash costs nothing, and puts it back into fields that are still
 * empty. Consent is not kept. `restores` is false on a page that brought the answers back itself.
 */
export function useDraft(form: RefObject<HTMLFormElement>, page: string, restores: boolean) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (restores && putBack(element, read(page))) {
      setRestored(true);
      element.dispatchEvent(new Event('change'));
    }
    const save = () => write(page, answersOf(element));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, page, restores]);

  function discard() {
    forgetDraft(page);
    form.current?.reset();
    form.current?.dispatchEvent(new Event('change'));
    setRestored(false);
  }

  return { restored, discard };
}

type Answers = Record<string, string>;

/** Called once the listing was received. */
export const forgetDraft = (page: string) => withStorage((kept) => kept.removeItem(slot(page)));

const slot = (page: string) => `draft:${page}`;

const read = (page: string) =>
  withStorage((kept) => JSON.parse(kept.getItem(slot(page)) ?? '{}') as Answers) ?? {};

const write = (page: string, answers: Answers) =>
  withStorage((kept) => kept.setItem(slot(page), JSON.stringify(answers)));

/** Storage may be full or switched off: the form then works without drafts. */
function withStorage<T>(use: (kept: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function answersOf(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== 'terms' && name !== trapField) answers[name] = value;
  }
  return answers;
}

/** Whether anything that a person had typed came back. */
function putBack(form: HTMLFormElement, answers: Answers): boolean {
  let typed = false;
  for (const [name, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) {
      control.value = value;
    } else if (isText(control) && value && !control.value) {
      control.value = value;
      typed = true;
    }
  }
  return typed;
}

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
