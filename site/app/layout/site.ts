import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../root.tsx';

/** What the root route knows about this site and this visit; the same on every page, also on error pages. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root');
  if (!site) throw new Error('The root loader gave nothing: it must never fail');
  return site;
}
