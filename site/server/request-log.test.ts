import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { test } from 'node:test';
import { pino } from 'pino';
import { logCached, requestLog } from './request-log.ts';

test('neither log line has the token of an owner’s link', () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const req = { url: '/manage/link/secret.token?next=renew', headers: {} };
  const res = Object.assign(new EventEmitter(), { statusCode: 303 });
  logCached(log, req as IncomingMessage, res as unknown as ServerResponse, 'request-1');
  requestLog(log)(req as never, res as never, () => {});
  res.emit('finish');
  assert.equal(lines.filter((line) => line.includes('"/manage/link/…"')).length, 2);
  assert.doesNotMatch(lines.join(), /secret/);
});
