import type { IncomingMessage } from 'node:http';

/** Whether a request has two Host headers, of which servers choose differently (RFC 9112 §3.2). */
export function hasSecondHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
