import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messages } from '../messages.ts';
import { session } from '../session/session.ts';
import { useApi, type Api } from './data-provider.ts';
import { isLost, isStale } from './http.ts';
import { toRead } from '../to-read.ts';

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

  const tell = ({ message, type }: Failure) => notify(message, { type, ...toRead });

  async function change(send: (api: Api) => Promise<unknown>, options: ChangeOptions) {
    const unsent = offlineFailure();
    if (unsent) return tell(unsent);
    setBusy(true);
    try {
      await send(api);
      // react-admin resolves after the logout that a 401 causes, though nothing was done.
      if (!session.token()) return;
      notify(options.done, { type: 'success' });
      options.onDone();
    } catch (error) {
      tell(failureOf(error, options.failed));
    }
    setBusy(false);
    refresh();
  }

  return { busy, change };
}

interface Failure {
  message: string;
  type: 'info' | 'warning' | 'error';
}

/** The failure of a change that is not sent, since the browser is offline. */
export const offlineFailure = (): Failure | undefined =>
  navigator.onLine ? undefined : { message: messages.login.unreachable, type: 'warning' };

/** The failure of a change, for the moderator; `failed` where the API says nothing that helps. */
export function failureOf(error: unknown, failed: string): Failure {
  const { changed, unknown } = messages.listing;
  if (isStale(error)) return { message: changed, type: 'info' };
  if (isLost(error)) return { message: unknown, type: 'warning' };
  return { message: sentenceIn(error) ?? failed, type: 'error' };
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
