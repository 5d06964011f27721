import { useEffect, useState, type RefObject } from 'react';
import { withStorage } from '../layout/remembered.ts';
import { trapField } from './form-definition.ts';

/**
 * Keeps the answers of this tab over a reload or a crash and restores them into fields that are empty, or in a form that
 * `changes` a listing as they were; no box is ticked again. `restores` is false on a page that already has the answers.
 * Returns whether there were any.
 */
export function useDraft(
  form: RefObject<HTMLFormElement>,
  page: string,
  restores: boolean,
  changes = false,
) {
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (restores && putBack(element, read(page), changes)) {
      setRestored(true);
      element.dispatchEvent(new Event('change'));
    }
    // In a form that changes a listing the answers not typed here may be newer ones by the time these are put back.
    const save = ({ target }: Event) => {
      const typed = [...Object.keys(read(page)), (target as HTMLInputElement).name];
      write(page, answersOf(element), changes ? typed : null);
    };
    const isTyped = [...element.elements].some(
      (control) => isText(control) && control.value !== control.defaultValue,
    );
    // Before the script ran, or put back.
    if (isTyped && !changes) write(page, answersOf(element));
    element.addEventListener('input', save);
    return () => element.removeEventListener('input', save);
  }, [form, page, restores, changes]);

  return restored;
}

/** Answers that another page knows, such as a search; what was typed since they were last given stays. */
export function prefillDraft(page: string, answers: Answers = {}) {
  const given = `${page} prefilled`;
  if (JSON.stringify(read(given)) === JSON.stringify(answers)) return;
  write(given, answers);
  write(page, { ...read(page), ...answers });
}

type Answers = Record<string, string>;

/** Of a page, and of the listings that are changed there. */
export const forgetDraft = (page: string) =>
  withStorage('sessionStorage', (kept) => {
    for (const key of Object.keys(kept))
      if (`${key} `.startsWith(`${slot(page)} `)) kept.removeItem(key);
  });

const slot = (page: string) => `draft:${page}`;

const read = (page: string) =>
  withStorage(
    'sessionStorage',
    (kept) => JSON.parse(kept.getItem(slot(page)) ?? '{}') as Answers,
  ) ?? {};

const write = (page: string, answers: Answers, only: string[] | null = null) =>
  withStorage('sessionStorage', (kept) => kept.setItem(slot(page), JSON.stringify(answers, only)));

function answersOf(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && name !== trapField) answers[name] = value;
  }
  return answers;
}

/** Returns whether anything typed was restored. */
function putBack(form: HTMLFormElement, answers: Answers, changes: boolean): boolean {
  let typed = false;
  for (const [name, value] of Object.entries(answers)) {
    const control = form.elements.namedItem(name);
    if (value && control instanceof Element) control.closest('details')?.setAttribute('open', '');
    if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) {
      if (isChosen(control)) continue;
      typed ||= changes && control.value !== value;
      control.value = value;
    } else if (isText(control) && control.value !== value) {
      if (control.value !== (changes ? control.defaultValue : '')) continue;
      control.value = value;
      typed = true;
    }
  }
  return typed;
}

/** Whether the choice is another one than on the page as it came: it was made before the script ran. */
function isChosen(control: RadioNodeList | HTMLSelectElement) {
  if (control instanceof RadioNodeList)
    return [...(control as NodeListOf<HTMLInputElement>)].some(
      (one) => one.checked !== one.defaultChecked,
    );
  return control.selectedIndex > 0 && !control.selectedOptions[0]?.defaultSelected;
}

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && control.type !== 'hidden');
