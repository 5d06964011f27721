import type { IncomingMessage } from 'node:http';
import { addressOf, type Address } from './addresses.ts';

/** What a request asks of the cache. */
export interface Target extends Address {
  key: string;
  /** The page without scripts and pictures, for a visitor who saves data. */
  saveData: boolean;
}

/** What is asked for, or undefined where it is not a page for everybody. */
export function targetOf({ method, url = '', headers }: IncomingMessage): Target | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = addressOf(url);
  if (!address) return undefined;
  const saveData = headers['save-data'] === 'on';
  return { ...address, saveData, key: saveData ? `save-data ${address.path}` : address.path };
}

/**
 * Whether the page would carry something for this visitor only: the message that a form left (`toast.server.ts`). Nothing
 * else that a browser sends is read by a page that is kept.
 */
export const isPersonal = ({ headers: { cookie } }: IncomingMessage): boolean =>
  cookie !== undefined && /(?:^|;)\s*toast=/.test(cookie);
