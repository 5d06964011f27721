import { Notice } from './notice.tsx';
import { useRemembered } from './remembered.ts';

/** How many forms wait on this device is remembered under this name; the field with which an opened one is sent, too. */
export const UNSENT = 'unsent';

export const waits = (count: number) =>
  `${count} ${count === 1 ? 'form waits' : 'forms wait'} on this phone`;

/** The lite version has no script that could send it: `offline/staying.js` shows this where a form waits. */
export const WaitsInLite = () => (
  <div id="waits" hidden role="status" className="page !py-0 !pt-4">
    <Notice tone="warning">
      A form waits on this phone, and the lite version cannot send it.{' '}
      <a href="#lite">Switch to the full version</a>
    </Notice>
  </div>
);

/** Beside 'Register' while forms wait. */
export function UnsentMark() {
  const count = useRemembered<number>(UNSENT);
  if (!count) return null;
  return (
    <span className="bg-featured-soft text-featured-ink ml-1 rounded-full px-1.5 text-xs font-bold">
      <span aria-hidden>{count}</span>
      <span className="visually-hidden"> ({waits(count)})</span>
    </span>
  );
}
