import type { IncomingMessage } from 'node:http';
import { addressOf, type Address } from './addresses.ts';

/** The cached page that a request is for. */
export interface Target extends Address {
  key: string;
  /** The page without scripts and pictures, for `Save-Data: on`. */
  saveData: boolean;
}

/** The page that a request is for; undefined where it is not public. */
export function targetOf({ method, url = '', headers }: IncomingMessage): Target | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = addressOf(url);
  if (!address) return undefined;
  const saveData = headers['save-data'] === 'on';
  return { ...address, saveData, key: saveData ? `save-data ${address.path}` : address.path };
}
