import { MARK_VIEW_BOX, markOf } from '../layout/mark.ts';
import { settings } from '../layout/settings.server.ts';

/** The mark of the site as its icon. */
export const loader = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MARK_VIEW_BOX}">${markOf(settings.siteName)}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' } },
  );
