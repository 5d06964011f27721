import { useEffect, useState, type RefObject } from 'react';

/**
 * The buttons of a decided submission go away with it: gives the focus to those of its neighbour in the list, or to
 * the page's heading, so that nobody at a keyboard or a screen reader loses their place.
 */
export function useKeepFocus(buttons: RefObject<HTMLElement | null>) {
  const [times, setTimes] = useState(0);
  // As an effect, since a dialog gives the focus back to its opener while it closes.
  useEffect(() => {
    if (times === 0) return;
    const row = buttons.current?.closest('tr, li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const target = neighbour?.querySelector('button') ?? document.querySelector('h1');
    target?.focus({ preventScroll: true });
  }, [times, buttons]);
  return () => setTimes((count) => count + 1);
}
