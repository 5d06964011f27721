import { Link } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../layout/icon.tsx';
import { ShareAndReport } from '../listings/share.tsx';
import { BeingChecked } from '../reports/being-checked.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { PanelLink, PhoneDoubt } from './company-panels.tsx';
import { Checked } from './company-profile.tsx';
import type { CompanyDetails, RevealedPhone } from './company.ts';
import { AskLink, CallLinks } from './reveal-phone.tsx';

/** The ways to a company, and on a phone its one action in a bar above the navigation. */
export function CompanyContact({ company }: { company: CompanyDetails }) {
  const [number, setNumber] = useState<RevealedPhone>();
  const { id, name, location } = company;
  const bar = useRef<HTMLDivElement>(null);
  // The closed dialog gave the focus back to its opener, whose place in the bar the number has taken.
  useEffect(() => {
    if (number && document.activeElement === document.body)
      bar.current?.querySelector('a')?.focus();
  }, [number]);
  const contact = { panel: 'contact', company, onClosed: setNumber } as const;
  return (
    <>
      <BeingChecked kind="company" listing={company} />
      <PhoneDoubt company={company} />
      <div className="card stack">
        {!company.heldSince && (
          <>
            <PanelLink {...contact} className="btn btn-beside-bar needs-line">
              <Icon name="phone" /> Contact Company
            </PanelLink>
            <AskLink id={id} className="max-lg:hidden" />
          </>
        )}
        <CompanyFacts company={company} />
        <Checked company={company} />
      </div>
      <ShareAndReport title={`${name}, ${location}`} path={`/company/${id}`}>
        <Link to={`/claim-listing?company=${id}`} className="btn btn-small btn-quiet">
          Claim or update this listing
        </Link>
      </ShareAndReport>
      {!company.heldSince && (
        <div ref={bar} className="action-bar">
          {number ? (
            <CallLinks company={company} number={number} />
          ) : (
            <>
              <PanelLink {...contact} className="btn btn-primary needs-line">
                <Icon name="phone" /> Show number
              </PanelLink>
              <AskLink id={id} className="" />
            </>
          )}
        </div>
      )}
    </>
  );
}
