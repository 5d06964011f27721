import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import type { UnsentForm } from '../unsent/unsent-form.ts';
import { keyField, textsIn, type FormFailure } from './form-definition.ts';
import { loadUnsent } from './keep-for-later.tsx';

/** The answers that a form is drawn with: its page's at first, then those of a form that waited, or none. */
export interface Start {
  round: number;
  unsent?: UnsentForm;
  failure?: FormFailure;
}

/** Opens the refused form that the address names, such as `/post-job#unsent-1795328747769`. */
export function useStart(page: string) {
  const { hash } = useLocation();
  const [start, setStart] = useState<Start>({ round: 0 });
  const startAnew = useCallback((unsent?: UnsentForm) => {
    setStart(({ round }) => ({ round: round + 1, unsent, failure: unsent && failureOf(unsent) }));
  }, []);
  useEffect(() => {
    const [, id] = /^#unsent-(\w+)$/.exec(hash) ?? [];
    const found = id ? loadUnsent().then(({ unsentForm }) => unsentForm(id)) : undefined;
    found?.then((unsent) => unsent?.page === page && startAnew(unsent)).catch(() => {});
  }, [hash, page, startAnew]);
  return { start, startAnew };
}

function failureOf({ fields, answer }: UnsentForm): FormFailure {
  const values = textsIn(fields);
  const { message = '', errors = {} } = answer ?? {};
  return { message, errors, values, key: values[keyField] ?? '', imagesSent: [] };
}

export async function putBackPhotos(element: HTMLFormElement, unsent: UnsentForm) {
  const { postedFields } = await loadUnsent();
  for (const [name, photo] of postedFields(unsent)) {
    const input = element.elements.namedItem(name);
    if (typeof photo === 'string' || !(input instanceof HTMLInputElement)) continue;
    const transfer = new DataTransfer();
    transfer.items.add(photo);
    input.files = transfer.files;
  }
}
