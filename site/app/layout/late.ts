import { useEffect, useState } from 'react';

/** Whether something has been true for so long. */
export function useLate(now: boolean, patienceMs: number) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!now) return setLate(false);
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [now, patienceMs]);
  return now && late;
}
