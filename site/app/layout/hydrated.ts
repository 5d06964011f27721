import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False on the server and while hydrating, for controls that need script. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
