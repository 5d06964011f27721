import http from 'node:http';
import https from 'node:https';

export const apiUrl = new URL(process.env.API_URL || 'http://127.0.0.1:3001');
const { request, Agent } = apiUrl.protocol === 'https:' ? https : http;

/** Keep-alive; requests beyond the limit queue here instead of in the API. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' });

interface Call {
  headers: Record<string, string>;
  signal: AbortSignal;
  timeoutMs: number;
}

interface ApiResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/**
 * A GET on a keep-alive connection, at a tenth of the cost of `fetch`. Rejects without a complete response within `timeoutMs`
 * and when `signal` aborts.
 */
export function get(path: string, call: Call): Promise<ApiResponse> {
  return send(path, call).catch((error: unknown) => {
    if (!(error instanceof StaleConnection)) throw error;
    return send(path, call);
  });
}

/** The API closed a kept connection when it was used again; the request can be repeated. */
class StaleConnection extends Error {}

function send(path: string, { timeoutMs, ...call }: Call): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => {
      const stale = sent.reusedSocket && error.code === 'ECONNRESET';
      reject(stale ? new StaleConnection() : error);
    };
    const host = apiUrl.hostname.replace(/^\[|\]$/g, '');
    const port = apiUrl.port || undefined;
    const sent = request({ ...call, host, port, path, agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (text: string) => (body += text))
        .on('error', failed)
        .on('end', () => resolve({ status, headers, body }));
    });
    const timer = setTimeout(() => sent.destroy(new Error('The API has timed out')), timeoutMs);
    sent
      .on('error', failed)
      .once('close', () => clearTimeout(timer))
      .end();
  });
}
