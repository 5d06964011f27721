import { useEffect, useState } from 'react';
import { grouped } from '#contract/digits.ts';
import { correctedEmail } from './email-slips.ts';

/** Share of a text's limit from which the rest is counted down. */
const NEAR_END = 0.1;

/** The number of characters that are left, near the end of a long text; without script nothing. */
export function Remaining({ name, max }: { name: string; max: number }) {
  const left = max - [...useTyped(name)].length;
  if (left > max * NEAR_END) return null;
  return (
    <p role="status" className={left < 0 ? 'field-error' : 'field-hint'}>
      {left < 0 ? `${count(-left)} too many` : `${count(left)} left`}
    </p>
  );
}

const count = (characters: number) =>
  `${grouped(characters)} ${characters === 1 ? 'character' : 'characters'}`;

/** Offers `ada@gmail.com` for `ada@gmail.con`; the address stays as it is unless the visitor takes it. */
export function EmailSuggestion({ name }: { name: string }) {
  const meant = correctedEmail(useTyped(name, false));
  if (!meant) return null;
  const take = () => {
    const input = inputNamed(name);
    if (!input) return;
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.focus();
  };
  return (
    <p role="status" className="field-hint">
      Did you mean{' '}
      <button type="button" onClick={take} className="link min-h-11 cursor-pointer break-all">
        {meant}
      </button>
      ?
    </p>
  );
}

/** Time in milliseconds in which a press that leaves the field is over, also one by slow hands. */
const PRESS_MS = 600;

const inputNamed = (name: string) => document.getElementById(name) as HTMLInputElement | null;

/**
 * The value of an uncontrolled field, also after the form was filled in by a draft; with each letter, or once it is left. Not
 * during the press that leaves it: a line that appears then would move the button away from under it.
 */
function useTyped(name: string, isLive = true) {
  const [value, setValue] = useState('');
  useEffect(() => {
    const input = inputNamed(name);
    if (!input) return;
    const read = () => setValue(input.value);
    const readLater = () => setTimeout(read, PRESS_MS);
    read();
    if (isLive) input.addEventListener('input', read);
    input.form?.addEventListener('change', readLater);
    return () => {
      input.removeEventListener('input', read);
      input.form?.removeEventListener('change', readLater);
    };
  }, [name, isLive]);
  return value;
}
