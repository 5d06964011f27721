import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * The headers of everything we answer. A page's Content-Security-Policy is made with the page, the admin's with its
 * files. `no-referrer` would make a form post without script arrive with `Origin: null`, so it is not used.
 */
export function securityHeaders(): RequestHandler {
  const secure = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (req, res, next) => {
    res.setHeader(
      'Permissions-Policy',
      'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    );
    if (req.secure) res.setHeader('Strict-Transport-Security', 'max-age=31536000');
    secure(req, res, next);
  };
}
