import { useState } from 'react';
import { ContactDialog } from '../dialogs/contact-dialog.tsx';
import type { CompanyDetails, Reveal } from './company.ts';
import { RevealPhone } from './reveal-phone.tsx';

interface ContactCompanyProps {
  company: CompanyDetails;
  posted?: Reveal;
}

/** The contact dialog with the phone number on request; closing it hides the number again. */
export function ContactCompany({ company, posted }: ContactCompanyProps) {
  const [round, setRound] = useState(0);
  return (
    <ContactDialog
      name={company.name}
      location={company.location}
      closedPage={posted && `/company/${company.id}`}
      onClosed={() => setRound(round + 1)}
    >
      <RevealPhone key={round} company={company} posted={round === 0 ? posted : undefined} />
    </ContactDialog>
  );
}
