import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

/**
 * Agreement to the page (spec §2), never sent: without script, the browser requires the tick and closes the dialog that
 * holds the form, and CSS shows the thank-you for 3 seconds.
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
        Thank you for your consent.
      </p>
    </section>
  );
}
