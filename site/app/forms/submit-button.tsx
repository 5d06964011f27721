import { useLate } from '../layout/late.ts';

interface SubmitButtonProps {
  label: string;
  /** The label while the form is sent (spec §2). */
  sendingLabel: string;
  sending: boolean;
  /** Labels of missing fields; empty before the script runs. */
  waitsFor: readonly string[];
}

const MAX_NAMED = 3;
const SLOW_AFTER_MS = 10_000;

/** Looks and reads as disabled while fields are missing or the form is sent, but can be pressed to see what is missing. */
export function SubmitButton({ label, sendingLabel, sending, waitsFor }: SubmitButtonProps) {
  const waiting = !sending && waitsFor.length > 0;
  const isSlow = useLate(sending, SLOW_AFTER_MS);
  return (
    <div className="stack [--gap:0.5rem]">
      <button
        type="submit"
        className="btn btn-primary btn-block"
        aria-disabled={sending || waiting || undefined}
        aria-describedby={waiting ? 'still-needed' : undefined}
      >
        {sending ? sendingLabel : label}
      </button>
      {isSlow && (
        <p role="status" className="field-hint text-center">
          This is taking longer than usual. Nothing is lost: if it fails, your answers are still
          here.
        </p>
      )}
      {waiting && (
        <p id="still-needed" className="field-hint text-center">
          Still needed: {listed(waitsFor)}
        </p>
      )}
    </div>
  );
}

function listed(fields: readonly string[]) {
  const more = fields.length - MAX_NAMED;
  const shown = more > 0 ? [...fields.slice(0, MAX_NAMED), `${more} more`] : fields;
  return shown.join(', ').replace(/, ([^,]*)$/, ' and $1');
}
