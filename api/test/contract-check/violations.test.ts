import type { IncomingMessage } from 'node:http';
import { type Exchange, violationsOf } from './violations.ts';

const always = { 'x-request-id': 'the-request', 'x-content-type-options': 'nosniff' };
const json = { ...always, 'content-type': 'application/json; charset=utf-8' };
const list = { ...json, 'content-range': 'companies */0' };
const problemType = { ...always, 'content-type': 'application/problem+json' };
const problem = (status: number) =>
  JSON.stringify({
    type: '/',
    title: '',
    status,
    detail: '',
    message: '',
    requestId: 'the-request',
  });

/** The violations of a valid response with these changes. */
const violations = (
  changes: Partial<Omit<Exchange, 'request'>> & { method?: string; sent?: object },
) => {
  const { method = 'GET', sent = {}, ...response } = changes;
  const request = { method, headers: sent } as IncomingMessage;
  return violationsOf({
    request,
    url: '/api/companies',
    status: 200,
    headers: list,
    body: '[]',
    ...response,
  });
};

it('accepts valid responses', () => {
  expect(violations({})).toEqual([]);
  expect(violations({ url: '/api/Companies/?q=a' })).toEqual([]);
  expect(violations({ method: 'HEAD', body: '' })).toEqual([]);
  expect(
    violations({ status: 304, headers: { ...always, 'content-range': 'companies */0' }, body: '' }),
  ).toEqual([]);
  expect(violations({ status: 400, headers: problemType, body: problem(400) })).toEqual([]);
  expect(
    violations({ url: '/api/nothing', status: 404, headers: problemType, body: problem(404) }),
  ).toEqual([]);
  expect(
    violations({ sent: { authorization: 'x' }, headers: { ...list, 'cache-control': 'no-store' } }),
  ).toEqual([]);
});

it.each<[string, Parameters<typeof violations>[0]]>([
  ['an undocumented status', { status: 418, headers: problemType, body: problem(418) }],
  ['an undocumented field', { body: '[{"secret":1}]' }],
  ['a body that is not JSON', { body: '[' }],
  ['an undocumented media type', { headers: { ...list, 'content-type': 'text/html' } }],
  ['an undocumented header', { headers: { ...list, 'x-debug': '1' } }],
  ['a missing required header', { headers: json }],
  ['a missing X-Request-Id', { headers: { ...list, 'x-request-id': undefined } }],
  ['a missing nosniff', { headers: { ...list, 'x-content-type-options': undefined } }],
  ['X-Powered-By', { headers: { ...list, 'x-powered-by': 'Express' } }],
  ['a cacheable response to a request with a token', { sent: { authorization: 'x' } }],
  ['WWW-Authenticate without 401', { headers: { ...list, 'www-authenticate': 'Bearer' } }],
  ['401 without WWW-Authenticate', { status: 401, headers: problemType, body: problem(401) }],
  ['an error that is not a problem', { status: 400, headers: problemType, body: '{"error":1}' }],
  ['a problem with a different status', { status: 400, headers: problemType, body: problem(404) }],
  ['a 304 with a body', { status: 304, body: '[]' }],
  ['an undocumented call', { url: '/api/new' }],
  ['an undocumented method', { method: 'DELETE', headers: json, body: '{}' }],
  [
    '405 without Allow',
    { url: '/api/stats', method: 'PUT', status: 405, headers: problemType, body: problem(405) },
  ],
])('reports %s', (_, changes) => {
  expect(violations(changes)).not.toEqual([]);
});
