import { useState } from 'react';
import { FraudWarning } from '../listings/fraud-warning.tsx';
import { CloseButton, Modal } from '../listings/modal.tsx';
import type { CompanyDetails, Reveal } from './company.ts';
import { RevealPhone } from './reveal-phone.tsx';

interface ContactCompanyProps {
  company: CompanyDetails;
  /** The answer to a request for the number that was posted without script. */
  posted?: Reveal;
}

/** 'Contact Company': the warning, whom it is about, and the phone number on request. Closing hides the number again. */
export function ContactCompany({ company, posted }: ContactCompanyProps) {
  const [round, setRound] = useState(0);
  const closedPage = posted && `/company/${company.id}`;
  return (
    <Modal
      id="contact"
      title="Contact Company"
      opener="Contact Company"
      openerClass="btn btn-primary btn-block"
      closedPage={closedPage}
      onClosed={() => setRound(round + 1)}
    >
      {() => (
        <div className="stack">
          <FraudWarning />
          <p>
            <strong className="block text-lg">{company.name}</strong>
            <span className="text-ink-soft">{company.location}</span>
          </p>
          <RevealPhone key={round} company={company} posted={round === 0 ? posted : undefined} />
          <CloseButton page={closedPage} className="btn btn-secondary btn-block">
            Cancel
          </CloseButton>
        </div>
      )}
    </Modal>
  );
}
