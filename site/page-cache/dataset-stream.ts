import http from 'node:http';
import https from 'node:https';
import type { Dataset } from './dataset.ts';

const longestSilence = 12_000;
const firstPause = 250;
const longestPause = 2_000;
/** An event is some twenty bytes; whatever sends lines without an end is no API of ours. */
const longestLine = 1_000;

interface Source {
  apiUrl: string;
  siteKey: string;
}

/**
 * Listens to `GET /api/dataset/events` for as long as the process lives: asks again 250 ms after a stream has ended, then
 * less and less often, every 2 s at last. Gives a function that stops it.
 */
export function followDataset(dataset: Dataset, { apiUrl, siteKey }: Source): () => void {
  const address = new URL('/api/dataset/events', apiUrl);
  const headers = { Accept: 'text/event-stream', 'X-Site-Key': siteKey };
  const { get } = address.protocol === 'https:' ? https : http;
  let pause = firstPause;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let call: http.ClientRequest;

  const listen = () => {
    call = get(address, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return void answer.resume();
      const read = reader(dataset, () => (pause = firstPause));
      answer.setEncoding('utf8').on('data', (text: string) => read(text) || call.destroy());
    });
    call.setTimeout(longestSilence, () => call.destroy());
    call.on('error', () => {});
    call.on('close', () => {
      dataset.lost();
      if (stopped) return;
      timer = setTimeout(listen, pause);
      pause = Math.min(2 * pause, longestPause);
    });
  };
  listen();
  return () => {
    stopped = true;
    clearTimeout(timer);
    call.destroy();
  };
}

/** Reads what a stream says, piece by piece; gives false when that is no stream of events. */
function reader(dataset: Dataset, opened: () => void) {
  let rest = '';
  let first = true;
  return (text: string): boolean => {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const now = performance.now();
      const version = versionIn(line);
      if (version === undefined) dataset.alive(now);
      else if (first) dataset.opened(version, now);
      else dataset.changed(version, now);
      if (version === undefined || !first) continue;
      first = false;
      opened();
    }
    return rest.length < longestLine;
  };
}

/** Of a line such as `data: {"version":123}`. */
function versionIn(line: string): number | undefined {
  const [, digits] = /^data:\s*\{"version":\s*(\d+)\s*\}$/.exec(line) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
