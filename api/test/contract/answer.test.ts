import type { IncomingMessage } from 'node:http';
import { faultsOf, type Exchange } from './answer.ts';

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

/** The faults of an answer that is right but for what is given. */
const faults = (given: Partial<Omit<Exchange, 'request'>> & { method?: string; sent?: object }) => {
  const { method = 'GET', sent = {}, ...answer } = given;
  const request = { method, headers: sent } as IncomingMessage;
  return faultsOf({
    request,
    url: '/api/companies',
    status: 200,
    headers: list,
    body: '[]',
    ...answer,
  });
};

it('finds nothing wrong with an answer that is right', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ url: '/api/Companies/?q=a' })).toEqual([]);
  expect(faults({ method: 'HEAD', body: '' })).toEqual([]);
  expect(
    faults({ status: 304, headers: { ...always, 'content-range': 'companies */0' }, body: '' }),
  ).toEqual([]);
  expect(faults({ status: 400, headers: problemType, body: problem(400) })).toEqual([]);
  expect(
    faults({ url: '/api/nothing', status: 404, headers: problemType, body: problem(404) }),
  ).toEqual([]);
  expect(
    faults({ sent: { authorization: 'x' }, headers: { ...list, 'cache-control': 'no-store' } }),
  ).toEqual([]);
});

it.each<[string, Parameters<typeof faults>[0]]>([
  ['a status that is not documented', { status: 418, headers: problemType, body: problem(418) }],
  ['a field that is not documented', { body: '[{"secret":1}]' }],
  ['no JSON', { body: '[' }],
  ['another type', { headers: { ...list, 'content-type': 'text/html' } }],
  ['a header that is not documented', { headers: { ...list, 'x-debug': '1' } }],
  ['without a header that is promised', { headers: json }],
  ['without a name', { headers: { ...list, 'x-request-id': undefined } }],
  ['of a type that may be guessed', { headers: { ...list, 'x-content-type-options': undefined } }],
  ['that says what runs here', { headers: { ...list, 'x-powered-by': 'Express' } }],
  ['that caches keep for a token', { sent: { authorization: 'x' } }],
  ['with a challenge but no 401', { headers: { ...list, 'www-authenticate': 'Bearer' } }],
  ['without a challenge', { status: 401, headers: problemType, body: problem(401) }],
  ['a refusal that is no problem', { status: 400, headers: problemType, body: '{"error":1}' }],
  ['a problem of another status', { status: 400, headers: problemType, body: problem(404) }],
  ['a body where there is none', { status: 304, body: '[]' }],
  ['a call that is not documented', { url: '/api/new' }],
  ['a method that is not documented', { method: 'DELETE', headers: json, body: '{}' }],
  [
    '405 without the methods',
    { url: '/api/stats', method: 'PUT', status: 405, headers: problemType, body: problem(405) },
  ],
])('finds %s', (_, given) => {
  expect(faults(given)).not.toEqual([]);
});
