import { useState } from 'react';
import { Button, Typography } from '@mui/material';
import { PhoneCall } from 'lucide-react';
import { kindOf, pathOf } from '../kinds.ts';
import { Notice } from '../layout/notice.tsx';
import { NameLink } from '../layout/page-link.tsx';
import { Row } from '../layout/row.tsx';
import { ToneChip } from '../layout/tone-chip.tsx';
import { CardItem } from '../list/card-list.tsx';
import { SelectRow } from '../list/selection.tsx';
import type { Press } from '../review/use-undo-window.ts';
import { Waiting } from '../review/waiting.tsx';
import { NoteList } from '../screening/notes.tsx';
import { ChangeDialog, type ChangeDialogProps } from './change-dialog.tsx';
import { Differences } from './differences.tsx';

interface ChangeCardProps extends Pick<ChangeDialogProps, 'change' | 'onDecide'> {
  /** While its owner has replaced it, or somebody has edited the listing. */
  onShowLatest?: () => void;
  isDoublePress: (press: Press) => boolean;
}

/** One change with its decision; a new name, contact or CAC number asks first what the old contact said. */
export function ChangeCard({ change, onDecide, onShowLatest, isDoublePress }: ChangeCardProps) {
  const { id, kind, listing, name, status, identity, notes, createdAt } = change;
  const [asks, ask] = useState<ChangeDialogProps['verdict']>();
  const labels = identity.map((field) => kindOf(kind).fields[field]?.label ?? field).join(', ');
  const isPlain = !labels && notes.every(({ severity }) => severity !== 'alert');
  function approve(press: Press) {
    if (labels) ask('approve');
    else if (!isDoublePress(press)) onDecide({ verdict: 'approve', words: '' });
  }
  return (
    <CardItem>
      <Row sx={{ mb: 1 }}>
        {isPlain && <SelectRow id={id} name={name} />}
        <Typography variant="h2">
          <NameLink to={pathOf({ kind, id: listing, status })}>{name}</NameLink>
        </Typography>
        <Waiting since={createdAt} isDated />
        {labels && (
          <Typography variant="body2">
            <ToneChip tone="warning" icon={PhoneCall} label="Call first:" /> {labels}
          </Typography>
        )}
      </Row>
      <NoteList notes={notes} />
      <Differences change={change} />
      {onShowLatest && (
        <Notice severity="info" button="Show it" onClick={onShowLatest}>
          It was changed since you read it.
        </Notice>
      )}
      <Row sx={{ mt: 1 }}>
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
      </Row>
      {asks && (
        <ChangeDialog {...{ change, onDecide, verdict: asks, onClose: () => ask(undefined) }} />
      )}
    </CardItem>
  );
}
