import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { asDialled } from '#contract/phone.ts';
import { isPhoneDoubtful, proofKinds, proofs as kinds } from '#contract/proofs.ts';
import type { components } from '#contract/openapi.ts';
import { Notice } from '../layout/notice.tsx';
import { BeingChecked, heldSince } from '../reports/being-checked.tsx';
import { month } from '../text/ago.ts';

export type NumberCheck = components['schemas']['NumberCheck'];

/** Whose a number is, and what to do before anything is handed over. */
export function Answer({ number, listed, reports }: NumberCheck) {
  const dialled = asDialled(number);
  return (
    <div className="stack mb-8">
      {reports !== 'none' && (
        <Notice tone="warning">
          <strong>Somebody reported this number in the last 90 days.</strong>
        </Notice>
      )}
      {listed.length === 0 ? (
        <AskCompany because={`No company listed here uses ${dialled}. That alone proves nothing.`}>
          <p>Compare it with your phone: one wrong digit, and we do not find it.</p>
        </AskCompany>
      ) : (
        <section className="card stack" aria-labelledby="answer">
          {listed.map(({ company: { id, name, place }, since, heldUntil, proofs }, index) => (
            <div key={id} className="stack [--gap:0.75rem]">
              <Heading isFirst={index === 0}>
                {dialled} is {isPhoneDoubtful(proofs) && 'given as '}the number of <bdi>{name}</bdi>{' '}
                ({place}), listed since {month(since)}
                {isPhoneDoubtful(proofs) && ', but when we called, it could not be confirmed'}.
              </Heading>
              <BeingChecked kind="company" listing={heldSince(heldUntil)} />
              {isPhoneDoubtful(proofs) && (
                <Notice tone="warning">
                  <strong>
                    Pay nothing and hand nothing over to a rider who has only this number.
                  </strong>
                </Notice>
              )}
              {!heldUntil && !isPhoneDoubtful(proofs) && (
                <p>
                  That does not prove that the caller is their rider: a caller can fake the number
                  that you see. Call{' '}
                  <a href={`tel:${number}`} className="link whitespace-nowrap">
                    {dialled}
                  </a>{' '}
                  yourself, and ask about this rider and this parcel before you pay or hand over
                  anything.
                </p>
              )}
              <Checked proofs={proofs} />
              <p className="flex flex-wrap gap-3">
                <Link to={`/company/${id}`} className="btn btn-secondary">
                  See the company
                </Link>
                {!heldUntil && !isPhoneDoubtful(proofs) && (
                  <Link to={`/company/${id}/slip`} className="btn btn-secondary">
                    Rider at the gate? Handover slip
                  </Link>
                )}
              </p>
            </div>
          ))}
        </section>
      )}
      {/* A document's own post, so that the number is in no address. */}
      <form method="post" action="/report/number?from-check">
        <input type="hidden" name="phone" value={dialled} />
        <button className="btn btn-secondary">Report this number</button>
      </form>
    </div>
  );
}

/** Our confirmed checks of a company; its page has the dates. */
function Checked({ proofs }: Pick<NumberCheck['listed'][number], 'proofs'>) {
  const confirmed = proofKinds.filter((kind) => proofs[kind]?.result === 'confirmed');
  if (confirmed.length === 0) return null;
  return (
    <p>{`What we checked of this company: ${confirmed.map((kind) => kinds[kind].word).join(', ')}.`}</p>
  );
}

/** The next step when the number is unknown: to ask the company. */
export const AskCompany = ({ because, children }: { because: string; children?: ReactNode }) => (
  <section className="card stack mt-8 first:mt-0" aria-labelledby="answer">
    <Heading>{because}</Heading>
    <p>
      Pay nothing and hand nothing over yet. Ask which company the rider is from and look it up.
      Call the number on its page: do they know this rider, and this price?
    </p>
    {children}
    <form action="/companies" role="search" className="flex flex-col gap-3 sm:flex-row">
      <label htmlFor="q" className="visually-hidden">
        Name of the company
      </label>
      <input id="q" name="q" type="search" className="input" placeholder="Name of the company" />
      <button className="btn btn-secondary shrink-0">Look it up</button>
    </form>
  </section>
);

/** Focused without script, so that it is in view and read out. */
const Heading = ({ isFirst = true, children }: { isFirst?: boolean; children: ReactNode }) => (
  <h2
    {...(isFirst && { id: 'answer', tabIndex: -1, autoFocus: true })}
    className="scroll-mt-8 text-lg"
  >
    {children}
  </h2>
);
