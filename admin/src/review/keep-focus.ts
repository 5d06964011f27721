/**
 * The buttons of a decided submission go away with it: gives the focus to those of its neighbour in the list, or to
 * the page's heading, so that nobody at a keyboard or a screen reader loses their place.
 */
export function keepFocus(buttons: HTMLElement | null) {
  const row = buttons?.closest('tr, li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = neighbour?.querySelector('button') ?? document.querySelector('h1');
  // Once the row is gone, and after a dialog that closes has given the focus back to its opener.
  setTimeout(() => target?.focus({ preventScroll: true }));
}
