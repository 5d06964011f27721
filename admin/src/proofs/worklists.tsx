import type { ReactNode } from 'react';
import type { Doubt, ProofEntry } from '#contract/openapi.ts';
import { doubts, proofs, type ProofKind } from '#contract/proofs.ts';
import { dayOf } from '../date.ts';
import { pathOf } from '../kinds.ts';
import { NameLink } from '../layout/page-link.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { NoteList } from '../screening/notes.tsx';

/** Live companies to be called or looked up again; a check of the kind takes them off. */
export const DoubtList = () => (
  <CardPage
    title="Contacts in Doubt"
    messages={messages.doubt}
    sort={{ field: 'createdAt', order: 'ASC' }}
  >
    <Cards<Doubt>
      card={({ id, name, notes }) => (
        <CompanyToCheck id={id} name={name} kind={doubts[notes[0]?.rule ?? ''] ?? 'phone'}>
          <NoteList notes={notes} />
        </CompanyToCheck>
      )}
    />
  </CardPage>
);

/** Confirmed checks of live companies that have lapsed or will within 30 days, the first to lapse first. */
export const ProofList = () => (
  <CardPage
    title="Checks that Lapse"
    messages={messages.proof}
    sort={{ field: 'goodUntil', order: 'ASC' }}
    filter={{ lapsesWithin: 30 }}
  >
    <Cards<ProofEntry>
      card={({ company, name, kind, checkedAt, goodUntil }) => (
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
      )}
    />
  </CardPage>
);

interface CompanyToCheckProps {
  id: string;
  name: string;
  kind: ProofKind;
  children: ReactNode;
}

/** Its link opens the form of the check on the company's page. */
const CompanyToCheck = ({ id, name, kind, children }: CompanyToCheckProps) => (
  <>
    <NameLink to={`${pathOf({ kind: 'company', id, status: 'live' })}#${kind}`}>{name}</NameLink>{' '}
    {children}
  </>
);
