import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stayWithoutAnswer } from './offline/page-data.ts';

stayWithoutAnswer();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});

/** The button that sends a form, which Chrome before 81 and Safari before 15.4 do not tell Remix. */
let pressed: HTMLButtonElement | null | undefined;
addEventListener(
  'click',
  ({ target }) => (pressed = (target as Partial<Element>).closest?.('button')),
  true,
);
addEventListener(
  'submit',
  (event: Event & { submitter?: Element | null }) =>
    'submitter' in event || (event.submitter = pressed?.form === event.target ? pressed : null),
  true,
);
