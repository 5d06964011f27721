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
    if (!navigator.onLine)
      return notify(messages.login.unreachable, { type: 'warning', autoHideDuration: 10_000 });
    setBusy(true);
    try {
      await send(api);
      // react-admin resolves after the logout that a 401 causes, though nothing was done.
      if (!session.token()) return;
      notify(options.done, { type: 'success' });
      options.onDone();
    } catch (error) {
      const { message, type } = failureOf(error, options.failed);
      notify(message, { type, autoHideDuration: 10_000 });
    }
    setBusy(false);
    refresh();
  }

  return { busy, change };
}

/** The failure of a change, for the moderator; `failed` where the API says nothing that helps. */
export function failureOf(error: unknown, failed: string) {
  const { changed, unknown } = messages.listing;
  if (isStale(error)) return { message: changed, type: 'info' } as const;
  if (isLost(error)) return { message: unknown, type: 'warning' } as const;
  return { message: sentenceIn(error) ?? failed, type: 'error' } as const;
}

/** The error's message for a moderator: of the refused fields or of a conflict (409); else undefined. */
export function sentenceIn(error: unknown): string | undefined {
  const { body, status, message } = error as Refusal;
  const { errors } = body ?? {};
  if (errors) return Object.values(errors).join('. ');
  return status === 409 ? message : undefined;
}

/** An `HttpError`, or an error without an answer. */
interface Refusal extends Error {
  status?: number;
  body?: { errors?: Record<string, string> };
}
