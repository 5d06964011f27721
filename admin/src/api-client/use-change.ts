import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messages } from '../messages.ts';
import { session } from '../session/session.ts';
import { useApi, type Api } from './data-provider.ts';
import { isLost, isStale } from './http.ts';

export interface ChangeOptions {
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
      // react-admin resolves after the logout that a 401 causes, though nothing was done.
      if (!session.token()) return;
      notify(options.done, { type: 'success' });
      options.onDone();
    } catch (error) {
      if (isStale(error)) notify(messages.listing.changed, { type: 'info' });
      else if (isLost(error))
        notify(messages.listing.unknown, { type: 'warning', autoHideDuration: 10_000 });
      else notify(sentenceIn(error) ?? options.failed, { type: 'error', autoHideDuration: 10_000 });
    }
    setBusy(false);
    refresh();
  }

  return { busy, change };
}

/** The error's message for a moderator: of the refused fields, of a conflict (409), or of a lost connection; else undefined. */
export function sentenceIn(error: unknown): string | undefined {
  const { body, status, message } = error as Refusal;
  const { errors } = body ?? {};
  if (errors) return Object.values(errors).join('. ');
  return status === undefined || status === 409 ? message : undefined;
}

/** An `HttpError`, or an error without an answer. */
interface Refusal extends Error {
  status?: number;
  body?: { errors?: Record<string, string> };
}
