import { Box, Stack, Typography } from '@mui/material';
import { History } from 'lucide-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { RelatedListing, Relations } from '#contract/openapi.ts';
import { asDialled } from '#contract/phone.ts';
import { useApi } from '../api-client/data-provider.ts';
import { dayOf } from '../date.ts';
import type { Kind, ListingProps, ListingRecord } from '../kind.ts';
import { pathOf } from '../kinds.ts';
import { NameLink, PageLink } from '../layout/page-link.tsx';
import { Section } from '../layout/section.tsx';
import { Failure } from '../layout/notice.tsx';
import { Small } from '../layout/small.tsx';
import { Entries } from '../moderations/entry.tsx';
import { pathOfSearch } from '../paths.ts';

const list = { m: 0, p: 0, listStyle: 'none', '& li + li': { mt: 1.5 } };

/** Time for which an answer is not asked for again: that about the next submission is there once it is opened. */
const FRESH_MS = 30_000;

/** The listings and contacts that a submission shares something with, and the decisions about them. */
export function useRelations(kind: Kind, listing: ListingRecord | undefined) {
  const api = useApi();
  const { data, failureCount, isPaused, refetch } = useQuery({
    // A correction may lead to others.
    queryKey: [kind.path, 'relations', listing?.id, listing?.etag],
    queryFn: listing ? () => api.relations(kind, listing.id) : skipToken,
    staleTime: FRESH_MS,
  });
  const relations = data?.data.listings && data.data;
  const isFailed = !relations && (isPaused || failureCount > 0);
  return { relations, isFailed, isOnItsWay: !relations && !isFailed, refetch };
}

export function SeenBefore({ kind, listing }: ListingProps) {
  const { relations, isFailed, refetch } = useRelations(kind, listing);
  if (isFailed) {
    const text = 'Earlier listings could not be checked.';
    return <Failure severity="warning" text={text} retry={refetch} />;
  }
  if (!relations) return <Line text="Looking for earlier listings…" />;
  const { listings, contacts, decisions } = relations;
  if (listings.length + decisions.length === 0) return <Line text="Not seen before" />;
  // Contacts shared only within its own company are in the lists below.
  const shared = contacts.filter(({ companies, isFraud }) => companies > 0 || isFraud);
  const tone = shared.some(({ isFraud }) => isFraud) ? 'error' : 'warning';
  return (
    <Section title="Seen before" icon={History} isLimited {...(shared.length > 0 && { tone })}>
      <Stack spacing={2}>
        {shared.length > 0 && <SharedContacts contacts={shared} />}
        {listings.length > 0 && <Related listings={listings} />}
        {decisions.length > 0 && (
          <div>
            <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 700, mb: 1 }}>
              Earlier decisions
            </Typography>
            <Entries entries={decisions} isNamed />
          </div>
        )}
      </Stack>
    </Section>
  );
}

const Line = ({ text }: { text: string }) => (
  <Small role="status" sx={{ px: 1 }}>
    {text}
  </Small>
);

type SharedContact = Relations['contacts'][number];

const SharedContacts = ({ contacts }: { contacts: readonly SharedContact[] }) => (
  <Box component="ul" sx={{ ...list, '& li + li': { mt: 1 } }}>
    {contacts.map((contact) => (
      <Box component="li" key={contact.type + contact.value} sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {sentence([contactNames[contact.type]])} <strong>{asDialled(contact.value)}</strong> on{' '}
          <PageLink to={pathOfSearch(asDialled(contact.value))} sx={{ fontWeight: 600 }}>
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
  phone: 'phone',
  email: 'email',
  host: 'web address',
  page: 'link',
  bankAccount: 'bank account',
};

function countOf({ listings, companies }: SharedContact) {
  const others = listings === 1 ? '1 other listing' : `${listings} other listings`;
  return companies > 1 ? `${others} of ${companies} companies` : others;
}

const inCommon = (field: RelatedListing['same'][number]) =>
  field === 'text' || field === 'name' ? `similar ${field}` : `same ${contactNames[field]}`;

const states: Record<RelatedListing['status'], string> = {
  pending: 'waiting',
  live: 'public',
  hidden: 'hidden',
};

const Related = ({ listings }: { listings: readonly RelatedListing[] }) => (
  <Box component="ul" sx={list}>
    {listings.map((listing) => (
      <Box component="li" key={listing.id} sx={{ overflowWrap: 'anywhere' }}>
        <NameLink to={pathOf(listing)}>{listing.name}</NameLink>
        {listing.kind === 'job' && (
          <>
            , <bdi>{listing.company}</bdi>
          </>
        )}
        <Small>
          <Box component="strong" sx={{ color: 'warning.dark', fontWeight: 600 }}>
            {sentence(listing.same.map(inCommon))}
          </Box>
          : {listing.kind}, {states[listing.status]}, sent {dayOf(listing.createdAt)}
        </Small>
      </Box>
    ))}
  </Box>
);

const sentence = (parts: string[]) =>
  parts.join(', ').replace(/^./, (letter) => letter.toUpperCase());
