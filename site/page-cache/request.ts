import type { IncomingMessage } from 'node:http';
import { choosesLite } from '../app/layout/lite.server.ts';
import { addressOf, type Address } from './addresses.ts';

/** The cached page that a request is for. */
export interface PageTarget extends Address {
  key: string;
  /** The page without scripts and pictures, for `Save-Data: on` and the lite version. */
  saveData: boolean;
  /** Chosen by a cookie, which no shared cache takes into account. */
  isChosen: boolean;
}

/** The page that a request is for; undefined where it is not public. */
export function targetOf({ method, url = '', headers }: IncomingMessage): PageTarget | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = addressOf(url);
  if (!address) return undefined;
  const choice = choosesLite(headers.cookie);
  const saveData = choice ?? headers['save-data'] === 'on';
  const key = saveData ? `save-data ${address.path}` : address.path;
  return { ...address, saveData, isChosen: choice !== undefined, key };
}
