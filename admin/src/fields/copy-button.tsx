import { Button } from '@mui/material';
import { Copy } from 'lucide-react';
import { useNotify } from 'react-admin';
import { toRead } from '../to-read.ts';

export function useCopy() {
  const notify = useNotify();
  return async (what: string, value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      notify(`${what} copied.`, { type: 'success' });
    } catch {
      // Browsers offer no clipboard to pages served over plain http.
      notify('It could not be copied. Select it and copy it by hand.', {
        type: 'warning',
        ...toRead,
      });
    }
  };
}

export function CopyButton({ what, value }: { what: string; value: string }) {
  const copy = useCopy();
  return (
    <Button
      size="small"
      startIcon={<Copy size={16} />}
      onClick={() => void copy(what, value)}
      aria-label={`Copy the ${what}`}
    >
      Copy
    </Button>
  );
}
