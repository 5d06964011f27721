import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { document, type Operation, operationOf, pointer } from './contract.ts';
import { misfit } from './misfit.ts';

/** A request and what was answered. */
export interface Exchange {
  request: IncomingMessage;
  url: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

/** An answer as the contract has it. */
interface Promised {
  headers?: Record<string, { $ref?: string; required?: boolean }>;
  content?: Record<string, unknown>;
}

/** Headers that any answer may have. Every other one is a part of the contract. */
const general = new Set(
  `access-control-allow-origin access-control-expose-headers cache-control connection content-length
  content-security-policy content-type cross-origin-opener-policy cross-origin-resource-policy date etag keep-alive
  origin-agent-cluster referrer-policy strict-transport-security vary x-content-type-options x-dns-prefetch-control
  x-download-options x-frame-options x-permitted-cross-domain-policies x-request-id x-xss-protection`.split(
    /\s+/,
  ),
);

/** What an answer has that the contract does not promise, and what it lacks that the contract does. */
export function faultsOf(exchange: Exchange): string[] {
  const operation = operationOf(exchange.request.method ?? '', pathOf(exchange));
  return [
    ...againstEvery(exchange),
    ...(operation ? againstCall(operation, exchange) : withoutCall(exchange)),
  ];
}

/** What holds for every answer. */
function againstEvery({ request, status, headers, body }: Exchange): string[] {
  const faults = [];
  if (!headers['x-request-id']) faults.push('it has no X-Request-Id');
  if (headers['x-content-type-options'] !== 'nosniff') faults.push('its type may be guessed');
  if (headers['x-powered-by']) faults.push('it says what runs here');
  if (request.headers.authorization && !/\bno-store\b/.test(String(headers['cache-control']))) {
    faults.push('it may be stored, though a token was shown');
  }
  if ((status === 401) !== 'www-authenticate' in headers) {
    faults.push('WWW-Authenticate belongs to 401 and nothing else (RFC 9110 §15.5.2)');
  }
  if (status >= 400 && request.method !== 'HEAD')
    faults.push(...problemFaults(status, headers, body));
  return faults;
}

function problemFaults(status: number, headers: OutgoingHttpHeaders, body: string): string[] {
  const problem = read(body) as { status: number; requestId: string } | undefined;
  const wrong = misfit('/components/schemas/Problem', problem);
  if (wrong) return [`it is no problem (RFC 9457): ${wrong}`];
  return [
    ...(problem?.status === status ? [] : [`its body says ${problem?.status}`]),
    ...(problem?.requestId === headers['x-request-id'] ? [] : ['its requestId is another']),
  ];
}

/** Where the contract has no call there are only refusals, except for the contract itself, its page and the images. */
function withoutCall(exchange: Exchange): string[] {
  const { request, status, headers } = exchange;
  if (request.method === 'OPTIONS') return [];
  if (/^\/(uploads\/|api\/(docs|openapi\.json))/i.test(pathOf(exchange))) return [];
  if (status < 400) return ['the contract has no such call'];
  return (status === 405) === 'allow' in headers ? [] : ['Allow belongs to 405 and nothing else'];
}

function againstCall({ name, path, method, operation }: Operation, exchange: Exchange): string[] {
  const { request, status, headers, body } = exchange;
  const promised = operation.responses[status] as Promised | undefined;
  if (!promised) {
    return isAboutUnaskedBody(operation, exchange) ? [] : [`${name} has no ${status}`];
  }
  // A 304 has the headers of the answer that it stands for (RFC 9110 §15.4.5).
  const faults = headerFaults(
    status === 304 ? (operation.responses[200] as Promised) : promised,
    headers,
  );
  if (request.method === 'HEAD') return faults;
  const types = Object.keys(promised.content ?? {});
  if (types.length === 0) return body === '' ? faults : [...faults, 'it has a body'];
  const type = String(headers['content-type']).split(';', 1)[0] ?? '';
  if (!types.includes(type)) return [...faults, `it is ${type}, not ${types.join(' or ')}`];
  if (!type.endsWith('json')) return faults;
  const place = pointer('paths', path, method, 'responses', status, 'content', type, 'schema');
  const wrong = misfit(place, read(body));
  return wrong ? [...faults, wrong] : faults;
}

/** A body where the call has none means nothing (RFC 9110 §9.3.1), so it may be refused without the contract saying so. */
const isAboutUnaskedBody = (
  { requestBody }: Operation['operation'],
  { request, status }: Exchange,
) =>
  !requestBody &&
  [411, 413, 415].includes(status) &&
  (Number(request.headers['content-length']) > 0 || 'transfer-encoding' in request.headers);

function headerFaults(
  { headers: promised = {} }: Promised,
  headers: OutgoingHttpHeaders,
): string[] {
  const known = new Map(
    Object.entries(promised).map(([name, rule]) => [name.toLowerCase(), resolvedHeader(rule)]),
  );
  const missing = [...known].filter(([name, { required }]) => required && !(name in headers));
  const unknown = Object.keys(headers).filter((name) => !general.has(name) && !known.has(name));
  return [
    ...missing.map(([name]) => `it has no ${name}`),
    ...unknown.map((name) => `its header ${name} is not documented`),
  ];
}

const resolvedHeader = ({ $ref, ...header }: { $ref?: string; required?: boolean }) =>
  $ref ? (document.components?.headers?.[$ref.split('/').at(-1) ?? ''] as typeof header) : header;

const pathOf = ({ url }: Exchange) => url.split('?', 1)[0] ?? '';

/** Undefined, which fits nothing, where there is no JSON. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
