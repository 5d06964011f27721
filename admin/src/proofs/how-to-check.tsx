import type { ReactNode } from 'react';
import { licenceClasses } from '#contract/licence.ts';
import type { CompanyRecord, ProofForm } from '#contract/openapi.ts';
import { CacNumber } from '../fields/cac-number.tsx';
import { PhoneLink, Place } from '../fields/links.tsx';

export type ProofFacts = Record<string, string>;

/** A result of a check, with the label of the button that saves it. */
export interface CheckResult {
  label: string;
  result: ProofForm['result'];
  facts?: ProofFacts;
}

interface HowToCheck {
  /** Opens the right place. */
  look: (company: CompanyRecord) => ReactNode;
  /** Facts as the company sent them. */
  sent?: (company: CompanyRecord) => ProofFacts;
  /** Facts for the moderator to type or correct; a confirmation needs all. */
  answers?: Record<string, { label: string; type?: 'date'; choices?: ProofFacts }>;
  outcomes: readonly [CheckResult, ...CheckResult[]];
}

const different = { label: 'Different', result: 'different' } as const;

export const howToCheck: Record<ProofForm['kind'], HowToCheck> = {
  cac: {
    look: ({ cacNumber }) => <CacNumber number={cacNumber} />,
    sent: ({ cacNumber }) => ({
      class: cacNumber.replace(/\d+/, ''),
      number: cacNumber.replace(/\D+/, ''),
    }),
    answers: { registryName: { label: 'Name in the register' } },
    outcomes: [
      { label: 'Confirmed, active', result: 'confirmed', facts: { registryStatus: 'active' } },
      { ...different, label: 'Inactive there', facts: { registryStatus: 'inactive' } },
      different,
    ],
  },
  phone: {
    look: ({ phone }) => <PhoneLink number={phone} />,
    sent: ({ phone }) => ({ number: phone }),
    outcomes: [
      { label: 'Owner answered', result: 'confirmed', facts: { answeredBy: 'owner' } },
      { label: 'Staff answered', result: 'confirmed', facts: { answeredBy: 'staff' } },
      { label: 'Somebody else', result: 'different', facts: { answeredBy: 'other' } },
      { label: 'No answer', result: 'no_answer' },
    ],
  },
  address: {
    look: ({ address }) => <Place text={address} />,
    outcomes: [
      { label: 'Been there', result: 'confirmed', facts: { how: 'visited' } },
      { label: 'Seen a photo', result: 'confirmed', facts: { how: 'photo' } },
      { label: 'Found on the map', result: 'confirmed', facts: { how: 'map' } },
      different,
    ],
  },
  licence: {
    look: ({ licenceNumber }) =>
      licenceNumber ? 'As the company sent it; compare it with the paper.' : 'Not sent.',
    sent: ({ licenceNumber, licenceClass, licenceUntil }) => ({
      number: licenceNumber ?? '',
      class: licenceClass ?? '',
      validUntil: licenceUntil ?? '',
    }),
    answers: {
      number: { label: 'Licence number' },
      class: { label: 'Class', choices: licenceClasses },
      validUntil: { label: 'Valid until', type: 'date' },
    },
    outcomes: [{ label: 'Paper seen', result: 'confirmed' }, different],
  },
};
