import { Button, Link, Stack, Typography } from '@mui/material';
import { Copy, ExternalLink } from 'lucide-react';
import { useNotify } from 'react-admin';

/** Where everyone may look a registration up, without a key. */
const register = 'https://search.cac.gov.ng/';

/** The registration number, ready to be looked up: copied with one press, the public register in another tab. */
export function CacNumber({ number }: { number: string }) {
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      notify('CAC number copied.', { type: 'success' });
    } catch {
      // Browsers give no clipboard to pages that came over plain http.
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
        onClick={copy}
        aria-label="Copy the CAC number"
      >
        Copy
      </Button>
      <Button
        size="small"
        component={Link}
        href={register}
        target="_blank"
        rel="noopener noreferrer"
        endIcon={<ExternalLink size={16} aria-hidden />}
      >
        Search the CAC register
      </Button>
    </Stack>
  );
}
