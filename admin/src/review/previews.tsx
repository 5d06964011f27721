import { Box, Typography } from '@mui/material';
import { asDialled } from '#contract/phone.ts';
import { type Kind, type ListingRecord, nameOf } from '../kind.ts';
import { Picture } from '../fields/picture.tsx';
import { Row } from '../layout/row.tsx';
import { Small } from '../layout/small.tsx';
import { Choose } from '../list/selection.tsx';
import { Marks } from './queue-row.tsx';

interface PreviewsProps {
  kind: Kind;
  listings: readonly ListingRecord[];
  leftOut: readonly string[];
  onToggle: (id: string) => void;
}

/** Submissions of a bulk decision, for a look before it is sent; each can be left out. */
export const Previews = ({ kind, listings, leftOut, onToggle }: PreviewsProps) => (
  <Box
    component="ul"
    tabIndex={0}
    aria-label={`The ${listings.length} ${kind.path}`}
    sx={{
      m: 0,
      mb: 2,
      p: 1,
      maxHeight: '52vh',
      overflowY: 'auto',
      listStyle: 'none',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
    }}
  >
    {listings.map((listing) => (
      <Box
        component="li"
        key={listing.id}
        sx={{ display: 'flex', alignItems: 'start', gap: 0.5, py: 0.5, overflowWrap: 'anywhere' }}
      >
        <Choose
          label={`Include ${nameOf(listing)}`}
          checked={!leftOut.includes(listing.id)}
          onChange={() => onToggle(listing.id)}
        />
        <Box sx={{ minWidth: 0, opacity: leftOut.includes(listing.id) ? 0.6 : 1 }}>
          <Row sx={{ gap: 0.5 }}>
            <strong>
              <bdi>{nameOf(listing)}</bdi>
            </strong>
            <Marks kind={kind} listing={listing} />
          </Row>
          <Small>
            {[kind.pendingNote(listing), listing.cacNumber, ...termsOf(listing)]
              .filter(Boolean)
              .join(' · ')}
          </Small>
          <Typography variant="body2">{excerpt(listing.description ?? '')}</Typography>
          <Row sx={{ '& img': { maxHeight: 120 } }}>
            {imagesOf(listing).map(
              (path) => path && <Picture key={path} {...{ path }} name={nameOf(listing)} />,
            )}
          </Row>
        </Box>
      </Box>
    ))}
  </Box>
);

const termsOf = (listing: ListingRecord) =>
  'title' in listing
    ? [listing.location, listing.salary, listing.applyLink, ...listing.requirements]
    : [listing.address, listing.priceRange, asDialled(listing.phone), listing.website];

const imagesOf = (listing: ListingRecord) =>
  'title' in listing ? [listing.jobAttachment] : [listing.profileImage, listing.cover];

/** Longer than nearly all texts, since fees are often named at the end. */
export const MAX_EXCERPT = 700;
const excerpt = (text: string) =>
  text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}… (open it to read the rest)` : text;
