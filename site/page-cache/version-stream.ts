import http from 'node:http';
import https from 'node:https';
import type { PublicVersion } from '#platform/answer-cache/public-version.ts';

const IDLE_TIMEOUT_MS = 12_000;
const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 2_000;
/** An event has some twenty bytes; endless lines do not come from the API. */
const MAX_LINE_LENGTH = 1_000;

interface Source {
  apiUrl: string;
  siteKey: string;
}

/**
 * Follows `GET /api/dataset/events` for the life of the process and reconnects with exponential backoff.
 * @returns a function that stops it
 */
export function followPublicVersion(
  version: PublicVersion,
  { apiUrl, siteKey }: Source,
): () => void {
  const address = new URL('/api/dataset/events', apiUrl);
  const headers = { Accept: 'text/event-stream', 'X-Site-Key': siteKey };
  const { get } = address.protocol === 'https:' ? https : http;
  let backoffMs = INITIAL_BACKOFF_MS;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let request: http.ClientRequest;

  const connect = () => {
    request = get(address, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return void response.resume();
      const read = reader(version, () => (backoffMs = INITIAL_BACKOFF_MS));
      response.setEncoding('utf8').on('data', (text: string) => read(text) || request.destroy());
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

/** Parses a stream chunk by chunk; the parser returns false for a body that is no event stream. */
function reader(version: PublicVersion, onConnected: () => void) {
  let rest = '';
  let first = true;
  return (text: string): boolean => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const now = performance.now();
      const announced = versionIn(line);
      if (announced === undefined) version.heartbeat(now);
      else if (first) version.connected(announced, now);
      else version.changed(announced, now);
      if (announced === undefined || !first) continue;
      first = false;
      onConnected();
    }
    return rest.length < MAX_LINE_LENGTH;
  };
}

/** Reads a line such as `data: {"version":123}`. */
function versionIn(line: string): number | undefined {
  const [, digits] = /^data:\s*\{"version":\s*(\d+)\s*\}$/.exec(line) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
