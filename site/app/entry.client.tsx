import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { stayWithoutAnswer } from './offline/page-data.ts';

stayWithoutAnswer();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
