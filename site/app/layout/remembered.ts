import { useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'kept:';
const DAY_MS = 86_400_000;

/** Keeps a value in this browser alone, for some days or for good; undefined removes it. */
export function remember(name: string, value: unknown, days = Infinity) {
  withStorage('localStorage', (kept) => {
    if (value === undefined) kept.removeItem(PREFIX + name);
    else kept.setItem(PREFIX + name, JSON.stringify({ value, until: Date.now() + days * DAY_MS }));
  });
  // Browsers fire this event in the other tabs only.
  window.dispatchEvent(new Event('storage'));
}

export const remembered = <T>(name: string) => valueIn(read(name)) as T | undefined;

/** A kept value, also after a change in another tab; undefined on the server and while hydrating. */
export function useRemembered<T>(name: string): T | undefined {
  const current = () => read(name);
  const text = useSyncExternalStore(subscribe, current, () => null);
  return useMemo(() => valueIn(text) as T | undefined, [text]);
}

/** Removes what was kept for some days that are over. */
export const forgetExpired = () =>
  withStorage('localStorage', (kept) => {
    for (const key of Object.keys(kept))
      if (key.startsWith(PREFIX) && valueIn(kept.getItem(key)) === undefined) kept.removeItem(key);
  });

const read = (name: string) =>
  withStorage('localStorage', (kept) => kept.getItem(PREFIX + name)) ?? null;

/** The value, unless it has expired; `until` is null for one without an end, since JSON has no Infinity. */
function valueIn(text: string | null): unknown {
  if (!text) return undefined;
  const parsed = () => JSON.parse(text) as { value?: unknown; until?: number | null };
  const kept = withStorage('localStorage', parsed);
  return (kept?.until ?? Infinity) > Date.now() ? kept?.value : undefined;
}

/** Undefined when storage is full or disabled: the page then works without. */
export function withStorage<T>(
  kind: 'localStorage' | 'sessionStorage',
  use: (kept: Storage) => T,
): T | undefined {
  try {
    return use(window[kind]);
  } catch {
    return undefined;
  }
}

function subscribe(changed: () => void) {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
