import { useState } from 'react';
import { useNotify, useRefresh, type HttpError } from 'react-admin';
import { messages } from '../messages.ts';
import { useApi, type Api } from './data-provider.ts';
import { isStale } from './http.ts';

interface ChangeOptions {
  done: string;
  failed: string;
  onDone: () => void;
}

/** Sends one change at a time, reports its outcome, and reloads the data on the page. */
export function useChange() {
  const api = useApi();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  async function change(send: (api: Api) => Promise<unknown>, options: ChangeOptions) {
    setBusy(true);
    try {
      await send(api);
      notify(options.done, { type: 'success' });
      options.onDone();
    } catch (error) {
      if (isStale(error)) notify(messages.listing.changed, { type: 'info' });
      else notify(sentenceIn(error) ?? options.failed, { type: 'error', autoHideDuration: 10_000 });
    }
    setBusy(false);
    refresh();
  }

  return { busy, change };
}

/** The messages of the fields that the API refused. */
export function sentenceIn(error: unknown): string | undefined {
  const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string> };
  return errors && Object.values(errors).join('. ');
}
