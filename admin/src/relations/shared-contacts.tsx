import { Box, Typography } from '@mui/material';
import type { Relations } from '../contract.ts';
import { PageLink } from '../layout/page-link.tsx';
import { pathOfSearch } from '../paths.ts';

type SharedContact = Relations['contacts'][number];

/** The contacts that a submission shares with others, with a link to all of them. */
export const SharedContacts = ({ contacts }: { contacts: readonly SharedContact[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1 } }}>
    {contacts.map((contact) => (
      <Box component="li" key={contact.type + contact.value} sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {contactNames[contact.type]} <strong>{contact.value}</strong> on{' '}
          <PageLink to={pathOfSearch(contact.value)} sx={{ fontWeight: 600 }}>
            {countOf(contact)}
          </PageLink>
        </Typography>
        {contact.rejected > 0 && (
          <Typography
            variant="body2"
            sx={{ fontWeight: 600, color: contact.isFraud ? 'error.dark' : 'text.secondary' }}
          >
            {contact.rejected} rejected{contact.isFraud && ', for fraud among other reasons'}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);

const contactNames: Record<SharedContact['type'], string> = {
  cacNumber: 'CAC number',
  phone: 'Phone',
  email: 'Email',
  host: 'Web address',
  page: 'Link',
  bankAccount: 'Bank account',
};

function countOf({ listings, companies }: SharedContact) {
  const others = listings === 1 ? '1 other listing' : `${listings} other listings`;
  return companies > 1 ? `${others} of ${companies} companies` : others;
}
