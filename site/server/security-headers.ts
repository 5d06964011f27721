import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Not `no-referrer`, with which form posts without script have `Origin: null`. */
const secure = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginResourcePolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Headers of every response, names and values in turn; the Content-Security-Policy comes with each page. */
export const securityHeaders: readonly string[] = collected();

/** For HTTPS only: one year. */
export const transportSecurity = ['Strict-Transport-Security', 'max-age=31536000'] as const;

export function setSecurityHeaders(): RequestHandler {
  return (req, res, next) => {
    for (let name = 0; name < securityHeaders.length; name += 2)
      res.setHeader(securityHeaders[name]!, securityHeaders[name + 1]!);
    if (req.secure) res.setHeader(...transportSecurity);
    next();
  };
}

/** The headers that helmet sets on any response. */
function collected(): string[] {
  const headers = [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  ];
  const response = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  };
  secure({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}
