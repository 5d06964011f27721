import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../data-provider.ts';
import { isChanged } from '../http.ts';
import { messages } from '../messages.ts';

interface Outcome {
  done: string;
  failed: string;
}

/** Changes an approved listing once at a time, says what came of it, and shows it as it is then. */
export function useChange({ done, failed }: Outcome, onDone: () => void) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function change(send: (provider: typeof dataProvider) => Promise<unknown>) {
    setBusy(true);
    try {
      await send(provider);
      notify(done, { type: 'success' });
      onDone();
    } catch (error) {
      if (isChanged(error)) notify(messages.listing.changed, { type: 'info' });
      else notify(failed, { type: 'error' });
      setBusy(false);
    }
    refresh();
  }

  return { busy, change };
}
