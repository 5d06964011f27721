import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Cancel, DialogLink } from '../dialogs/shared-dialog.tsx';
import { VisitFirst } from '../dialogs/visit-first.tsx';
import { Icon } from '../layout/icon.tsx';
import { Notice } from '../layout/notice.tsx';
import { useSite } from '../layout/site.ts';
import { CheckLink } from '../numbers/check-link.tsx';
import { BeingChecked } from '../reports/being-checked.tsx';
import { PlaceMap } from '../places/map.tsx';
import type { CompanyInPanel, Reveal, RevealedPhone } from './company.ts';
import { CompanyProfile } from './company-profile.tsx';
import { RevealPhone } from './reveal-phone.tsx';

interface PanelProps {
  company: CompanyInPanel;
  /** The answer to a reveal that was posted without script. */
  posted?: Reveal;
  onClosed?: (number: RevealedPhone) => void;
}

/** The dialogs of a company (spec §2), each of which is also the page `/company/{id}/{name}`. */
export const companyPanels = {
  profile: { title: 'Company Profile', Body: Profile },
  book: { title: 'Confirm Booking', Body: Booking },
  contact: { title: 'Contact Company', Body: Contact },
} satisfies Record<string, { title: string; Body: (props: PanelProps) => ReactNode }>;

export type PanelName = keyof typeof companyPanels;

interface PanelLinkProps extends PanelProps {
  panel: PanelName;
  className: string;
  children: ReactNode;
}

export function PanelLink({ panel, className, children, ...props }: PanelLinkProps) {
  const { title, Body } = companyPanels[panel];
  return (
    <DialogLink
      to={`/company/${props.company.id}/${panel}`}
      title={title}
      body={() => <Body {...props} />}
      className={className}
    >
      {children}
    </DialogLink>
  );
}

function Profile({ company }: PanelProps) {
  return (
    <div className="stack">
      <Name company={company} />
      <CompanyProfile company={company} />
      <BeingChecked kind="company" listing={company} />
      <VisitWarning />
      <ConnectNow company={company} />
    </div>
  );
}

function Booking({ company, ...reveal }: PanelProps) {
  return (
    <div className="stack">
      <Name company={company} />
      <VisitWarning />
      {!company.heldSince && <p>You book by phone, directly with the company.</p>}
      <PhoneDoubt company={company} />
      <RevealPhone company={company} page="book" {...reveal} />
      <ConnectNow company={company} />
    </div>
  );
}

function Contact({ company, ...reveal }: PanelProps) {
  return (
    <div className="stack">
      <VisitFirst>
        <CheckLink />
      </VisitFirst>
      <Name company={company} />
      <PhoneDoubt company={company} />
      <RevealPhone company={company} page="contact" {...reveal} />
      <Cancel to={`/company/${company.id}`} />
    </div>
  );
}

const Name = ({ company: { name, location } }: PanelProps) => (
  <p>
    <strong className="block text-lg wrap-anywhere">{name}</strong>
    <span className="text-ink-soft block text-sm">{location}</span>
  </p>
);

type Doubted = Pick<CompanyInPanel, 'isPhoneDoubtful' | 'heldSince'>;

/** A held company shows no number to doubt. */
export const PhoneDoubt = ({ company }: { company: Doubted }) =>
  company.isPhoneDoubtful &&
  !company.heldSince && (
    <Notice tone="warning">
      When we called their number, it could not be confirmed. Hand nothing over before you have been
      to their address.
    </Notice>
  );

const VisitWarning = () => (
  <Notice tone="warning">
    {"Visit the company's address before making a drop, to prevent fraudulent pickup."}
    <CheckLink />
  </Notice>
);

function ConnectNow({ company: { id, location } }: PanelProps) {
  const { saveData } = useSite();
  return (
    <>
      <Link to={`/company/${id}`} className="btn btn-secondary btn-block">
        Connect Now <Icon name="next" />
      </Link>
      <PlaceMap place={location} opened={!saveData} />
    </>
  );
}
