import { localStorageStore, type Store } from 'react-admin';

const stored = localStorageStore();

/** Keys of preferences, which outlive a session. */
const isKept = (key: string) => key === 'shortcuts' || key.endsWith('.savedQueries');

/** react-admin's store. The end of a session resets it, but for what was set up once and for all. */
export const store: Store = {
  ...stored,
  reset() {
    for (const key of Object.keys(stored.listItems?.() ?? {}))
      if (!isKept(key)) stored.removeItem(key);
  },
};
