import { securityTxt } from '../content/security-txt.ts';
import { settings } from '../layout/settings.server.ts';

/** The security contact at its well-known address (RFC 9116). */
export function loader() {
  return new Response(securityTxt(settings, new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
