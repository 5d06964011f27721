import { file } from '../layout/caching.ts';
import { MARK_VIEW_BOX, markOf } from '../layout/mark.tsx';
import { settings } from '../layout/settings.server.ts';

export const loader = () =>
  file(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_VIEW_BOX}">${markOf(settings.siteName)}</svg>`,
    'image/svg+xml',
  );
