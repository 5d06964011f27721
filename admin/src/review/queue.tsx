import { Box } from '@mui/material';
import { ListBase, useResourceContext } from 'react-admin';
import type { Kind } from '../kind.ts';
import { kindOf } from '../kinds.ts';
import { withoutNotification } from '../list/list-states.tsx';
import { exporterOf } from '../listings/export-listings.ts';
import { QueueList } from './queue-list.tsx';
import { NoSubmission, Submission } from './submission.tsx';
import { useReading } from './use-reading.ts';

/** The queue of a kind at the left and the open submission at the right; on a smaller screen one after the other. */
export function Queue() {
  const kind = kindOf(useResourceContext());
  return (
    <ListBase
      key={kind.queue}
      exporter={exporterOf(kind)}
      perPage={50}
      sort={{ field: 'createdAt', order: 'ASC' }}
      queryOptions={{ refetchInterval: 60_000, onError: withoutNotification }}
    >
      <Panes kind={kind} />
    </ListBase>
  );
}

function Panes({ kind }: { kind: Kind }) {
  const reading = useReading(kind);
  const isOpen = reading.id !== undefined;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: 'minmax(320px, 400px) minmax(0, 1fr)',
          xl: '480px minmax(0, 1fr)',
        },
      }}
    >
      <Box sx={{ ...listPane, display: { xs: isOpen ? 'none' : 'block', lg: 'block' } }}>
        <QueueList kind={kind} reading={reading} />
      </Box>
      <Box sx={{ minWidth: 0, display: { xs: isOpen ? 'block' : 'none', lg: 'block' } }}>
        {reading.id ? (
          <Submission key={reading.id} kind={kind} id={reading.id} reading={reading} />
        ) : (
          reading.rows.length > 0 && <NoSubmission />
        )}
      </Box>
    </Box>
  );
}

const listPane = {
  minWidth: 0,
  position: { lg: 'sticky' },
  top: { lg: 65 },
  // Over the padding of the page.
  mt: { lg: -3 },
  mb: { lg: -4 },
  pt: { lg: 2 },
  height: { lg: 'calc(100dvh - 81px)' },
  // Chrome before 108 has no dvh.
  maxHeight: { lg: 'calc(100vh - 81px)' },
  // With the notice that the browser is offline above it.
  'main:has(> [role=alert]) &': { height: { lg: 'calc(100dvh - 145px)' } },
  overflowY: { lg: 'auto' },
  // The bars of the undo window and of the selected rows lie over its end.
  scrollPaddingBottom: 190,
};
