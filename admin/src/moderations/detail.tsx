import { Box, Typography } from '@mui/material';
import type { Moderation } from '#contract/openapi.ts';
import { kindOf } from '../kinds.ts';
import { planName } from '../listings/plan-choice.tsx';

/** The plan of an entry, what an edit changed from what to what, and the reason. */
export function EntryDetail({ entry }: { entry: Moderation }) {
  const kind = kindOf(entry.kind);
  const { plan, changes, reason } = entry;
  return (
    <>
      {reason && <bdi>{reason}</bdi>}
      {plan && <div>Plan {planName(kind, plan)}</div>}
      {changes.map(({ field, from, to }) => (
        <Typography key={field} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {kind.fields[field]?.label ?? field}: <Value text={from} isFormer /> → <Value text={to} />
        </Typography>
      ))}
    </>
  );
}

const Value = ({ text, isFormer }: { text: string | null; isFormer?: boolean }) => (
  <Box component={isFormer ? 'del' : 'ins'} sx={{ color: isFormer ? 'text.secondary' : undefined }}>
    <bdi>{shortened(text ?? 'empty')}</bdi>
  </Box>
);

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
