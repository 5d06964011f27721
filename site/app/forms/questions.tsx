import { knownAreas, states } from '#contract/places.ts';
import { enter } from '#contract/sentences.ts';
import { CacHint } from './cac-explanation.tsx';
import type { Control, FieldDefinition, FieldBase } from './form-definition.ts';

/** Questions that several forms have. */
export const email = {
  name: 'email',
  label: 'Email',
  required: enter.email,
  type: 'email',
  placeholder: 'name@example.com',
} as const satisfies FieldDefinition;

export const phone = {
  name: 'phone',
  label: 'Phone',
  required: enter.phone,
  type: 'tel',
  placeholder: '0803 123 4567',
} as const satisfies FieldDefinition;

/** Of somebody else: the address book's own number is not offered. `off` would empty it after Back. */
export const otherPhone = { ...phone, autoComplete: 'on' } as const;

export const cacNumber = {
  name: 'cacNumber',
  label: 'CAC number',
  required: enter.cacNumber,
  hint: <CacHint />,
  placeholder: 'RC xxxxxxx',
  autoCapitalize: 'characters',
  spellCheck: false,
} as const satisfies FieldDefinition;

/** Where a listing is, so that people nearby find it; read from its other texts where it is not chosen. */
export const place = [
  {
    name: 'state',
    label: 'State',
    control: 'select',
    options: { '': 'Choose', ...states },
    isHalf: true,
  },
  {
    name: 'area',
    label: 'Area',
    placeholder: 'Ikeja',
    suggestions: knownAreas,
    suggestedBy: 'state',
    isHalf: true,
  },
] as const satisfies readonly FieldDefinition[];

export const plan = { name: 'plan', label: 'plan', control: 'plan' } as const;

/** Rules of the API for images. */
export const image = {
  control: 'image',
  hint: 'JPG, PNG or WebP, up to 5 MB.',
} as const satisfies Partial<FieldBase & Control>;

/** The links open beside the form, so that nothing typed is lost. */
export const terms = {
  name: 'terms',
  label: 'your agreement',
  control: 'checkbox',
  value: 'yes',
  required: 'Please accept the terms and privacy policy',
  text: (
    <>
      I agree to the <LegalLink to="/terms">terms</LegalLink> and the{' '}
      <LegalLink to="/privacy">privacy policy</LegalLink>
    </>
  ),
} as const satisfies FieldDefinition;

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
