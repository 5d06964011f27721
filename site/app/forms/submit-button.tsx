interface SubmitButtonProps {
  label: string;
  /** The label while the form is sent (spec §2). */
  sendingLabel: string;
  sending: boolean;
  /** The fields it waits for, by name; none before the page's script runs. */
  waitsFor: readonly string[];
}

const named = 3;

/**
 * Sends the form. It looks and reads as disabled while it waits or sends, but stays in the tab order and can be pressed:
 * the form then says what is missing.
 */
export function SubmitButton({ label, sendingLabel, sending, waitsFor }: SubmitButtonProps) {
  const waiting = !sending && waitsFor.length > 0;
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
      {waiting && (
        <p id="still-needed" className="field-hint text-center">
          Still needed: {listed(waitsFor)}
        </p>
      )}
    </div>
  );
}

function listed(fields: readonly string[]) {
  const more = fields.length - named;
  const shown = more > 0 ? [...fields.slice(0, named), `${more} more`] : fields;
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(shown);
}
