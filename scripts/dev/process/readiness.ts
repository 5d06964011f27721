import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../settings/refusal.ts';

const REQUEST_TIMEOUT_MS = 5000;

/** Polls the address until it answers 2xx. @throws Refusal with the last answer when the time is over */
export async function waitUntilReady(name: string, url: string, timeoutMs = 60_000) {
  let answer = 'nothing';
  for (const end = Date.now() + timeoutMs; Date.now() < end; await wait(100)) {
    answer = await request(url).catch(String);
    if (/^HTTP\/1\.1 2\d\d /.test(answer)) return;
  }
  // Without the headers, which alone may be longer than that.
  const last = answer.replace(/\r\n[^]*?\r\n\r\n/, ': ').slice(0, 1000);
  throw new Refusal(
    `${name} was not ready after ${timeoutMs / 1000} s; ${url} last answered: ${last}`,
  );
}

/** The whole response. Not by fetch or node:http, which cost the supervisor 15 MB for as long as it runs. */
function request(url: string): Promise<string> {
  const { hostname, port, pathname, host } = new URL(url);
  const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(REQUEST_TIMEOUT_MS, () => socket.destroy(new Error('no answer in time')));
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
