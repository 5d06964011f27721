import { useEffect, useState } from 'react';

/** Whether `now` has been true for `delayMs`. */
export function useLate(now: boolean, delayMs: number) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!now) return setLate(false);
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => clearTimeout(timer);
  }, [now, delayMs]);
  return now && late;
}
