import { Button, Typography } from '@mui/material';
import { ExternalLink } from 'lucide-react';
import { cacRegister } from '#contract/proofs.ts';
import { Row } from '../layout/row.tsx';
import { CopyButton, useCopy } from './copy-button.tsx';

/** The registration number, with buttons that copy it; the second one opens the public register in another tab, too. */
export function CacNumber({ number }: { number: string }) {
  const copy = useCopy();
  return (
    <Row>
      <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Typography>
      <CopyButton what="CAC number" value={number} />
      <Button
        size="small"
        href={`https://${cacRegister}/`}
        target="_blank"
        onClick={() => void copy('CAC number', number)}
        rel="noopener noreferrer"
        endIcon={<ExternalLink size={16} />}
      >
        Search the CAC register
      </Button>
    </Row>
  );
}
