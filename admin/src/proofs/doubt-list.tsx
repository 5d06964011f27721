import { doubts } from '#contract/proofs.ts';
import type { Doubt } from '../contract.ts';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { NoteList } from '../screening/notes.tsx';
import { CompanyToCheck } from './company-to-check.tsx';

/** Live companies to be called or looked up again; a check of the kind takes them off. */
export const DoubtList = () => (
  <CardPage
    title="Contacts in Doubt"
    of="the companies in doubt"
    messages={messages.doubt}
    sort={{ field: 'createdAt', order: 'ASC' }}
  >
    <Cards<Doubt>
      card={({ id, name, notes }) => (
        <CompanyToCheck key={id} id={id} name={name} kind={doubts[notes[0]?.rule ?? ''] ?? 'phone'}>
          <NoteList notes={notes} />
        </CompanyToCheck>
      )}
    />
  </CardPage>
);
