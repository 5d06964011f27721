import { Card } from '@mui/material';
import type { Doubt } from '../contract.ts';
import { pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { CardPage, Cards } from '../list/card-list.tsx';
import { messages } from '../messages.ts';
import { NoteList } from '../screening/notes.tsx';

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
        <Card key={id} component="li" variant="outlined" sx={{ p: 2, overflowWrap: 'anywhere' }}>
          <PageLink
            to={`${pathOf({ kind: 'company', id, status: 'live' })}#${notes[0]?.rule === 'cac_differs' ? 'cac' : 'phone'}`}
            sx={{ fontWeight: 600 }}
          >
            <bdi>{name}</bdi>
          </PageLink>
          <NoteList notes={notes} />
        </Card>
      )}
    />
  </CardPage>
);
