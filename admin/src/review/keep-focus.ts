import { focusHeading } from '../layout/page.tsx';

/** Moves the focus from the buttons of a decided row, which disappears, to its neighbour or the heading. */
export function keepFocus(buttons: HTMLElement | null) {
  const row = buttons?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const button = neighbour?.querySelector('button');
  // After the row has gone and a closing dialog has returned the focus to its opener.
  setTimeout(() => (button ? button.focus({ preventScroll: true }) : focusHeading()));
}
