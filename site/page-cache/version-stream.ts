import http from 'node:http';
import https from 'node:https';
import type { PublicVersion } from '#platform/answer-cache/public-version.ts';

const IDLE_TIMEOUT_MS = 12_000;
const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 2_000;
/** An event has some twenty bytes; endless lines do not come from the API. */
const MAX_LINE_LENGTH = 1_000;

/**
 * Follows `GET /api/dataset/events` for the life of the process and reconnects with exponential backoff.
 * @returns a function that stops it
 */
export function followPublicVersion(
  version: PublicVersion,
  { apiUrl, siteKey }: { apiUrl: string; siteKey: string },
): () => void {
  const address = new URL('/api/dataset/events', apiUrl);
  const headers = { Accept: 'text/event-stream', 'X-Site-Key': siteKey };
  const { get } = address.protocol === 'https:' ? https : http;
  let backoffMs = INITIAL_BACKOFF_MS;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let request: http.ClientRequest;

  const receive = (line: string, now: number) => {
    const [, announced] = /^data:\s*\{"version":\s*(\d+)\s*\}\s*$/.exec(line) ?? [];
    if (!announced) return version.heartbeat(now);
    version.announced(Number(announced), now);
    backoffMs = INITIAL_BACKOFF_MS;
  };
  const connect = () => {
    request = get(address, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return void response.resume();
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop()!.slice(0, MAX_LINE_LENGTH);
        for (const line of lines) receive(line, performance.now());
      });
    });
    request.setTimeout(IDLE_TIMEOUT_MS, () => request.destroy());
    request.on('error', () => {});
    request.on('close', () => {
      version.disconnected();
      if (stopped) return;
      timer = setTimeout(connect, backoffMs);
      backoffMs = Math.min(2 * backoffMs, MAX_BACKOFF_MS);
    });
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    request.destroy();
  };
}
