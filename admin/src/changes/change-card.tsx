import { useState } from 'react';
import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { PhoneCall } from 'lucide-react';
import { kindOf, pathOf } from '../kinds.ts';
import { PageLink } from '../layout/page-link.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { SelectRow } from '../list/selection.tsx';
import { Waiting } from '../review/waiting.tsx';
import { NoteList } from '../screening/notes.tsx';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';
import { Differences } from './differences.tsx';

interface ChangeCardProps extends Pick<ChangeDialogProps, 'change' | 'onDecide'> {
  /** While its owner has replaced it, or somebody has edited the listing. */
  onShowLatest?: () => void;
}

/** One change with its decision; a new name, phone, email or CAC number asks first what the old contact said. */
export function ChangeCard({ change, onDecide, onShowLatest }: ChangeCardProps) {
  const { id, kind, listing, name, status, identity, notes, createdAt } = change;
  const [asks, ask] = useState<ChangeDialogProps['verdict']>();
  const labels = identity.map((field) => kindOf(kind).fields[field]?.label ?? field).join(', ');
  const isPlain = !labels && notes.every(({ severity }) => severity !== 'alert');
  const approve = () => (labels ? ask('approve') : onDecide({ verdict: 'approve', words: '' }));
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1, mb: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        {isPlain && <SelectRow id={id} name={name} />}
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PageLink to={pathOf({ kind, id: listing, status })}>
            <bdi>{name}</bdi>
          </PageLink>
        </Typography>
        <Waiting since={createdAt} />
        {labels && (
          <Typography variant="body2">
            <ToneChip tone="warning" icon={PhoneCall} label="Call first:" /> {labels}
          </Typography>
        )}
      </Stack>
      <NoteList notes={notes} />
      <Differences change={change} />
      {onShowLatest && (
        <Alert severity="info" action={<Button onClick={onShowLatest}>Show it</Button>}>
          It was changed since you read it.
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button variant="contained" aria-label={`Approve the change of ${name}`} onClick={approve}>
          Approve
        </Button>
        <Button
          variant="outlined"
          color="error"
          aria-label={`Refuse the change of ${name}`}
          onClick={() => ask('refuse')}
        >
          Refuse
        </Button>
      </Stack>
      {asks && (
        <ChangeDialog {...{ change, onDecide, verdict: asks, onClose: () => ask(undefined) }} />
      )}
    </Card>
  );
}
