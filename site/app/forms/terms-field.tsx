import { CheckboxField } from './choice-field.tsx';

/** Agreement to the terms and the privacy policy; both open beside the form, so that nothing typed is lost. */
export function TermsField({ awaited }: { awaited?: boolean }) {
  return (
    <CheckboxField name="terms" label="your agreement" awaited={awaited}>
      I agree to the <LegalLink to="/terms">terms</LegalLink> and the{' '}
      <LegalLink to="/privacy">privacy policy</LegalLink>
    </CheckboxField>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
