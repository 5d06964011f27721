import { Button, Link, Stack, Typography } from '@mui/material';
import { Copy, ExternalLink } from 'lucide-react';
import { useNotify } from 'react-admin';

/** The public register of the Corporate Affairs Commission. */
const REGISTER_URL = 'https://search.cac.gov.ng/';

/** The registration number, with buttons that copy it; the second one opens the public register in another tab, too. */
export function CacNumber({ number }: { number: string }) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      notify('CAC number copied.', { type: 'success' });
    } catch {
      // Browsers offer no clipboard to pages served over plain http.
      notify('The number could not be copied. Select it and copy it by hand.', { type: 'warning' });
    }
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {number}
      </Typography>
      <Button
        size="small"
        startIcon={<Copy size={16} aria-hidden />}
        onClick={() => void copy()}
        aria-label="Copy the CAC number"
      >
        Copy
      </Button>
      <Button
        size="small"
        component={Link}
        href={REGISTER_URL}
        target="_blank"
        onClick={() => void copy()}
        rel="noopener noreferrer"
        endIcon={<ExternalLink size={16} aria-hidden />}
      >
        Search the CAC register
      </Button>
    </Stack>
  );
}
