import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs here: what cannot work without it is drawn only then. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
