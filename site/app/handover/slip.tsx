import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../layout/hydrated.ts';
import { Icon } from '../layout/icon.tsx';
import { remember, remembered } from '../layout/remembered.ts';
import { useSite } from '../layout/site.ts';
import { BeingChecked, type MaybeHeld } from '../reports/being-checked.tsx';
import { newCode, slipLimits, slipText, type Slip, type SlipField } from './slip-text.ts';

const KEPT_DAYS = 7;

const atTheGate = [
  'The rider said the code before I showed it.',
  'Name and number plate are those that the company gave me.',
  'I took photos of the parcel, open and closed, of the rider with it, and of the number plate.',
];

/**
 * The agreement with a company before its rider comes. The fields are in no form, so nothing can be posted, also without
 * script, where it is a blank to print.
 */
function HandoverSlip({ company }: { company: MaybeHeld & Record<'id' | 'name', string> }) {
  const { id, name, heldSince } = company;
  const { siteUrl } = useSite();
  const hydrated = useHydrated();
  const sheet = useRef<HTMLDivElement>(null);
  const [slip, write] = useSlip(id, sheet);
  const { done = [] } = slip;
  const text = slipText(name, slip, `${siteUrl}/company/${id}`);
  const question = (field: SlipField, label: string, hint?: string, look = '') => (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        name={field}
        value={slip[field] ?? ''}
        maxLength={slipLimits[field]}
        onChange={({ target }) => write({ ...slip, [field]: target.value })}
        placeholder={hint}
        autoComplete="off"
        inputMode={field === 'code' ? 'numeric' : undefined}
        className={`input print:placeholder:text-transparent ${look}`}
      />
    </label>
  );
  return (
    <div ref={sheet} className="stack">
      <p className="text-ink-soft">
        For the moment when the rider is at your gate. Keep this. We have no copy.
      </p>
      <BeingChecked kind="company" listing={company} />
      <section className="card stack">
        <h2 className="text-lg">No code, no goods</h2>
        <p>
          Give this code to <b className="wrap-anywhere">{name}</b> on the phone, never to the
          rider. Hand over only to a rider who says it first.
        </p>
        {!heldSince && (
          <a href={`/company/${id}/contact`} className="btn btn-small btn-secondary self-start">
            Show their number
          </a>
        )}
        {question(
          'code',
          'Code of 4 digits',
          hydrated ? '' : 'Choose one',
          'text-center text-3xl font-bold',
        )}
      </section>
      <section className="card stack print:grid print:grid-cols-3 print:[&>:nth-child(-n+2)]:col-span-full">
        <h2 className="text-lg">What is handed over</h2>
        {question('item', 'Item', '2 cartons of shoes, taped')}
        {question('value', 'Value', '₦45,000')}
        {question('rider', 'Rider’s name', 'As the company gave it')}
        {question('plate', 'Number plate', 'KJA-123XQ')}
      </section>
      <section className="card">
        <h2 className="text-lg">At the gate</h2>
        {atTheGate.map((step) => (
          <label key={step} className="choice py-2">
            <input
              type="checkbox"
              value={step}
              checked={done.includes(step)}
              onChange={({ target: { checked } }) =>
                write({
                  ...slip,
                  done: checked ? [...done, step] : done.filter((one) => one !== step),
                })
              }
            />
            <span>{step}</span>
          </label>
        ))}
      </section>
      <p data-screen-only>To fill it in by hand, print this page.</p>
      {hydrated && (
        <div data-screen-only className="stack">
          <a
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            className="btn btn-primary btn-block"
          >
            <Icon name="chat" /> Send by WhatsApp
          </a>
          <p className="field-hint">Choose the company’s chat, never the rider’s.</p>
          <button
            className="btn btn-secondary"
            onClick={() => confirm('Forget this slip and its code?') && write({ code: newCode() })}
          >
            Forget this slip
          </button>
        </div>
      )}
    </div>
  );
}

export const handoverSlip = { title: 'Handover slip', Body: HandoverSlip };

/** The fields, which this browser keeps for 7 days after the page was last opened or changed. */
function useSlip(companyId: string, sheet: RefObject<HTMLElement>) {
  const key = `slip:${companyId}`;
  const [slip, setSlip] = useState<Slip>({});
  const write = useCallback(
    (next: Slip) => {
      setSlip(next);
      remember(key, next, KEPT_DAYS);
    },
    [key],
  );
  useEffect(() => {
    const kept = remembered<Slip>(key) ?? { code: newCode() };
    // Filled in before the script ran.
    const inputs = [...(sheet.current?.querySelectorAll('input') ?? [])];
    const typed = inputs.filter(({ name, value }) => name && value);
    const done = inputs.flatMap(({ checked, value }) => (checked ? [value] : []));
    const filled = Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Slip;
    write({ ...kept, ...filled, done: [...new Set([...(kept.done ?? []), ...done])] });
  }, [key, write, sheet]);
  return [slip, write] as const;
}
