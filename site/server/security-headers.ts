import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** `no-referrer` would make a form post without script arrive with `Origin: null`, so it is not used. */
const secure = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginResourcePolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/**
 * The headers of everything we answer, names and values in turn. A page's Content-Security-Policy is made with the page,
 * the admin's with its files.
 */
export const securityHeaders: readonly string[] = collected();

/** Browsers that came by HTTPS once stay with it for a year. */
export const transportSecurity = ['Strict-Transport-Security', 'max-age=31536000'] as const;

export function setSecurityHeaders(): RequestHandler {
  return (req, res, next) => {
    for (let name = 0; name < securityHeaders.length; name += 2)
      res.setHeader(securityHeaders[name]!, securityHeaders[name + 1]!);
    if (req.secure) res.setHeader(...transportSecurity);
    next();
  };
}

/** What helmet would set on any answer. */
function collected(): string[] {
  const headers = [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ];
  const answer = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  };
  secure({} as IncomingMessage, answer as unknown as ServerResponse, () => {});
  return headers;
}
