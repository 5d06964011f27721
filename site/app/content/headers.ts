import type { HeadersFunction } from '@remix-run/node';
import { publicly } from '../listings/caching.ts';

/** Pages of text are the same for everybody, unless one carries a message for this visitor. */
export const headers: HeadersFunction = ({ parentHeaders }) =>
  parentHeaders.has('Set-Cookie') ? { 'Cache-Control': 'no-store' } : publicly;
