import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from './config.ts';

/** Not `no-referrer`, with which form posts without script have `Origin: null`. */
const secure = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginResourcePolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  xFrameOptions: { action: 'deny' },
});

/** Headers of every response, names and values in turn; the Content-Security-Policy comes with each page. */
export const securityHeaders: readonly string[] = collected('');

const locatingHeaders = collected('self');

/** The same for a path: only the list of companies may ask for the position, for “Near me”. */
export const securityHeadersOf = (path: string): readonly string[] =>
  /^\/companies([/?]|$)/.test(path) ? locatingHeaders : securityHeaders;

/** For HTTPS only: one year; for the names below the site's as well if the operator asks for it. */
export const transportSecurity = ({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>) =>
  [
    'Strict-Transport-Security',
    `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  ] as const;

export function setSecurityHeaders(config: Config): RequestHandler {
  const strict = transportSecurity(config);
  return (req, res, next) => {
    const headers = securityHeadersOf(req.path);
    for (let name = 0; name < headers.length; name += 2)
      res.setHeader(headers[name]!, headers[name + 1]!);
    if (req.secure) {
      res.setHeader(...strict);
      secureCookies(res);
    }
    next();
  };
}

/** Keeps cookies from being sent over HTTP; Remix and the proxy to the API append them one by one. */
function secureCookies(res: Response): void {
  const append = res.append.bind(res);
  res.append = (name, value) =>
    append(name, /^set-cookie$/i.test(name) ? `${String(value)}; Secure` : value);
}

/** The headers that helmet sets on any response, and who may ask for the position. */
function collected(geolocation: '' | 'self'): string[] {
  const headers = [
    'Permissions-Policy',
    `camera=(), geolocation=(${geolocation}), microphone=(), payment=(), usb=()`,
  ];
  const response = {
    setHeader: (name: string, value: string) => void headers.push(name, value),
    removeHeader: () => {},
  };
  secure({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}
