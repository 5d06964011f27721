import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

/**
 * Agreement to what the page says (spec §2). It is told to nobody: the browser itself closes the dialog that holds the
 * form, asks for the tick first, and the thank-you after it is shown for 3 seconds; all of it without script.
 */
export function Consent({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Consent" className="mt-10">
      <dialog open aria-label="Consent" className="consent">
        <form method="dialog" className="stack [--gap:0.75rem]">
          <label className="choice">
            <input type="checkbox" name="consent" value="yes" required />
            <span>{children}</span>
          </label>
          <p className="field-hint">Optional. Nothing is sent.</p>
          <button className="btn btn-primary self-start">Submit Consent</button>
        </form>
      </dialog>
      <p role="status" className="consent-thanks notice notice-success">
        <Icon name="success" />
        Thank you! Your consent has been submitted.
      </p>
    </section>
  );
}
