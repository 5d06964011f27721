import { proofs } from '#contract/proofs.ts';
import type { Proof } from '../contract.ts';
import { dayOf } from '../date.ts';
import { ToneChip } from '../layout/tone-chip.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { CompanyToCheck } from './company-to-check.tsx';

/** Confirmed checks of live companies that have lapsed or will within 30 days, the first to lapse first. */
export const ProofList = () => (
  <CardPage
    title="Checks that Lapse"
    of="the checks"
    messages={messages.proof}
    sort={{ field: 'goodUntil', order: 'ASC' }}
    filter={{ lapsesWithin: 30 }}
  >
    <Cards<Proof> card={(proof) => <LapsingCheck key={proof.id} {...proof} />} />
  </CardPage>
);

const LapsingCheck = ({ company, name, kind, checkedAt, goodUntil }: Proof) => (
  <CompanyToCheck id={company} name={name} kind={kind}>
    {new Date(goodUntil) < new Date() ? (
      <ToneChip tone="error" label={`Lapsed on ${dayOf(goodUntil)}`} />
    ) : (
      <ToneChip tone="warning" label={`Lapses on ${dayOf(goodUntil)}`} />
    )}
    <div>
      {proofs[kind].label}, checked on {dayOf(checkedAt)}
    </div>
  </CompanyToCheck>
);
