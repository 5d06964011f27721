import { useEffect } from 'react';
import { remember, remembered } from '../layout/remembered.ts';
import type { Understood } from './reading.tsx';

const ROUTE = 'route';

/** Notes pickup and drop of a search for a route in this browser, for a day. */
export function useSearchedRoute({ placeName: from, toName: to }: Understood) {
  useEffect(() => {
    if (to) remember(ROUTE, { from, to }, 1);
  }, [from, to]);
}

/** The route that was searched for last. */
export const searchedRoute = () => remembered<Record<string, string>>(ROUTE);
