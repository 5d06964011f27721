import { companyPlans, inNaira, jobPlans, termInWords, type Plan } from '#contract/plans.ts';
import { ReachUs } from '../content/reach-us.tsx';
import { BackLink } from '../layout/back-link.tsx';
import { Page } from '../layout/page.tsx';
import { dayIn } from '../text/ago.ts';
import { OwnerButton } from './owner-button.tsx';
import type { OwnerPage } from './owner-link.server.ts';
import { nameIn } from './ownership.ts';

/** A button for each plan that is free now, and how to pay for the others. */
export function Renew({ kind, own }: OwnerPage) {
  if (!own) return null;
  const { state, listing, reference, expiresAt, plans, may } = own;
  const offered: Record<string, Plan> = kind === 'company' ? companyPlans : jobPlans;
  const lead =
    state === 'live'
      ? `It is public until ${dayIn(expiresAt ?? '')}. A new term is added to that, so you lose no days.`
      : 'Its page comes back with the same address, and the new term starts on that day.';
  return (
    <Page narrow back={<BackLink to="/manage" />} title={`Renew ${nameIn(listing)}`} lead={lead}>
      <div className="stack [--gap:1.5rem]">
        {may.includes('edit') && (
          <a href="/manage/edit" className="link self-start">
            Is everything still right? Check the facts first
          </a>
        )}
        {plans.map(({ plan, name, naira: price, free, refusal }) => {
          const term = offered[plan] ? termInWords(offered[plan]) : '';
          return (
            <section key={plan} className="card stack">
              <h2>{`${name}: ${price ? inNaira(price) : 'free'} for ${term}`}</h2>
              {free && may.includes('renew') && (
                <OwnerButton intent="renew" plan={plan} isFirst>
                  All is right, renew at once
                </OwnerButton>
              )}
              {!price && refusal && (
                <>
                  <p>{refusal}</p>
                  <details>
                    <summary className="btn btn-secondary">Write to us</summary>
                    <ReachUs about={`My listing ${reference}:`} />
                  </details>
                </>
              )}
              {price > 0 && (
                <details>
                  <summary className="btn btn-secondary">Choose {name}</summary>
                  <p className="my-3">
                    Write to us with your reference <strong>{reference}</strong>. We answer with how
                    to pay, and renew it once the payment is in.
                  </p>
                  <ReachUs about={`Please renew ${reference} on ${name}.`} />
                </details>
              )}
            </section>
          );
        })}
      </div>
    </Page>
  );
}
