import { Box, Stack } from '@mui/material';
import { CheckCheck } from 'lucide-react';
import { useEvent, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useReaders } from '../claims/use-claims.ts';
import { isPlaceUnknown, type Kind, type ListingRecord } from '../kind.ts';
import { DialogButton } from '../layout/dialog-button.tsx';
import { focusHeading, Page } from '../layout/page.tsx';
import { ExportButton } from '../list/export-button.tsx';
import { Filters, SelectFilter, SortChoice, type Orders } from '../list/filters.tsx';
import { ListStates, LoadingRows, Total } from '../list/list-states.tsx';
import { Pages } from '../list/pages.tsx';
import { SavedViews } from '../list/saved-views.tsx';
import { SelectPage } from '../list/selection.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useDecisions } from './decisions.tsx';
import { MAX_EXCERPT } from './previews.tsx';
import { QueueRow } from './queue-row.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { countUnsent } from './unsent.ts';
import type { ReviewPosition } from './use-reading.ts';
import { useShortcuts } from './use-shortcuts.ts';

export function QueueList({ kind, reading }: { kind: Kind; reading: ReviewPosition }) {
  const { onToggleItem } = useListContext<ListingRecord>();
  const { id, rows, selected, next, previous } = reading;
  const readers = useReaders();
  const { search } = useLocation();
  const onOpen = useEvent(reading.open);
  useShortcuts({
    j: next,
    n: next,
    k: previous,
    '/': focusSearch,
    x: id ? () => onToggleItem(id) : undefined,
  });
  const onDecided = () => {
    focusHeading();
    reading.advance();
  };
  const heading = `Pending ${kind.title}`;
  return (
    <Page
      title={heading}
      isPane
      isSecond={id !== undefined}
      actions={
        <>
          <Total />
          <ShortcutsHelp />
          <ExportButton />
        </>
      }
    >
      <SavedViews views={views} />
      <Filters of={`pending ${kind.path}`} isNarrow>
        <SelectFilter {...kind.filter} />
        <SortChoice orders={ordersBy(kind.nameField)} isAlways />
      </Filters>
      <ListStates
        empty={emptyText(kind, kind.messages.nonePendingFound)}
        emptyByDefault={emptyText(kind, kind.messages.nonePending)}
        failed={kind.messages.listFailed}
      >
        {rows.length === 0 ? (
          <LoadingRows />
        ) : (
          <>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 40 }}>
              <SelectPage />
              <CleanOnes
                kind={kind}
                rows={rows.filter((row) => isClean(row) && !readers.has(row.id))}
                onDecided={onDecided}
              />
            </Stack>
            <Box component="ul" aria-label={heading} sx={ul}>
              {rows.map((listing) => (
                <QueueRow
                  key={listing.id}
                  kind={kind}
                  listing={listing}
                  isOpen={listing.id === id}
                  reader={readers.get(listing.id)?.moderator}
                  search={search}
                  onOpen={onOpen}
                />
              ))}
            </Box>
          </>
        )}
      </ListStates>
      <Pages of={`pending ${kind.path}`} />
      <BulkBar selected={selected} onDecided={onDecided} />
    </Page>
  );
}

interface CleanOnesProps {
  kind: Kind;
  rows: readonly ListingRecord[];
  onDecided: () => void;
}

/** Approves the submissions of the page in which nothing needs a look, after a look at all of them. */
function CleanOnes({ kind, rows, onDecided }: CleanOnesProps) {
  const { decide } = useDecisions();
  const label = `${kind.approve} the ${rows.length} clean ones`;
  if (rows.length < 2) return null;
  return (
    <DialogButton
      size="small"
      variant="text"
      icon={CheckCheck}
      label={label}
      dialog={(onClose) => (
        <ReviewDialog
          kind={kind}
          verdict="approve"
          listings={rows}
          onConfirm={(decision, listings) => {
            onClose();
            decide({ kind, listings, decision });
            onDecided();
          }}
          onClose={onClose}
        />
      )}
    />
  );
}

const isClean = (row: ListingRecord) =>
  row.notes.length === 0 &&
  row.sender.refused === 0 &&
  !isPlaceUnknown(row) &&
  // The dialog cuts a longer one, so nobody would have read it.
  (row.description ?? '').length <= MAX_EXCERPT;

/** The queue is empty only once the API has all decisions. */
function emptyText({ queue }: Kind, none: string) {
  const count = countUnsent(queue);
  if (count === 0) return none;
  return `Nothing else is waiting. ${count === 1 ? 'One decision is' : `${count} decisions are`} being sent.`;
}

const focusSearch = () =>
  document.querySelector<HTMLInputElement>('[role=search] input[type=search]')?.focus();

const views = {
  All: {},
  'Without notes': { flagged: 'false' },
  'With notes': { flagged: 'true' },
};

const ordersBy = (name: string): Orders => ({
  'createdAt ASC': 'Oldest first',
  'createdAt DESC': 'Newest first',
  [`${name} ASC`]: 'Name, A to Z',
});

const ul = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
};
