import { useState } from 'react';
import { Button, Card, Link, Stack, Typography } from '@mui/material';
import { PhoneCall } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { kindOf, pathOf } from '../kinds.ts';
import { ToneChip } from '../layout/tone-chip.tsx';
import { SelectRow } from '../list/selection.tsx';
import { Waiting } from '../review/waiting.tsx';
import { Note } from '../screening/notes.tsx';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';
import { Differences } from './differences.tsx';

type ChangeCardProps = Pick<ChangeDialogProps, 'change' | 'onDecide'>;

/** One change with its decision; a new name, phone, email or CAC number asks first what the old contact said. */
export function ChangeCard({ change, onDecide }: ChangeCardProps) {
  const { id, kind, listing, name, status, identity, notes, createdAt } = change;
  const [asks, ask] = useState<ChangeDialogProps['verdict']>();
  const labels = identity.map((field) => kindOf(kind).fields[field]?.label ?? field).join(', ');
  const isPlain = !labels && notes.every(({ severity }) => severity !== 'alert');
  const approve = () =>
    labels ? ask('approve') : onDecide({ verdict: 'approve', words: '' }, change);
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isPlain && <SelectRow id={id} name={name} />}
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <Link component={RouterLink} to={pathOf({ kind, id: listing, status })}>
            <bdi>{name}</bdi>
          </Link>
        </Typography>
        <Waiting since={createdAt} />
        {labels && (
          <Typography variant="body2">
            <ToneChip tone="warning" icon={PhoneCall} label="Call first:" /> {labels}
          </Typography>
        )}
      </Stack>
      <Stack component="ul" sx={{ my: 2, p: 0, gap: 1, listStyle: 'none' }}>
        {notes.map((note) => (
          <Note key={note.message} note={note} />
        ))}
      </Stack>
      <Differences change={change} />
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
