import type { HeadersFunction } from '@remix-run/node';
import { publicly } from '../layout/caching.ts';

/** Pages of text are cached for all visitors, unless one carries a toast for this visitor. */
export const headers: HeadersFunction = ({ parentHeaders }) =>
  parentHeaders.has('Set-Cookie') ? { 'Cache-Control': 'no-store' } : publicly;
