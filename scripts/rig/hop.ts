import type { IncomingMessage } from 'node:http';

/** What belongs to one connection and not to the message (RFC 9110 §7.6.1). */
const ownToAConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'upgrade']);

/** The headers of a message as they go on to the next server, or back; a request gains the address it came from. */
export function onwards(message: IncomingMessage): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    if (!ownToAConnection.has(name)) headers[name] = values.length === 1 ? values[0]! : values;
  }
  if (message.method === null || message.method === undefined) return headers;
  const [told, own = ''] = [message.headers['x-forwarded-for'], message.socket.remoteAddress];
  headers['x-forwarded-for'] = told ? `${String(told)}, ${own}` : own;
  headers['x-forwarded-proto'] = 'http';
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  if (!hasBody && !/^(GET|HEAD)$/.test(message.method)) headers['content-length'] = '0';
  return headers;
}
