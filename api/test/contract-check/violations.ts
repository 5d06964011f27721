import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import {
  type ContractOperation,
  operationOf,
  partOf,
  pointer,
  pointerTo,
  schemaErrors,
} from './contract.ts';

export interface Exchange {
  request: IncomingMessage;
  url: string;
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
}

interface DocumentedResponse {
  headers?: Record<string, { $ref?: string; required?: boolean }>;
  content?: Record<string, unknown>;
}

/** Headers that any response may have; every other one must be documented. */
const general = new Set(
  `access-control-allow-origin access-control-expose-headers age cache-control cache-status connection content-encoding content-length
  content-security-policy content-type cross-origin-opener-policy cross-origin-resource-policy date etag keep-alive
  origin-agent-cluster referrer-policy strict-transport-security vary x-content-type-options x-dns-prefetch-control
  x-download-options x-frame-options x-permitted-cross-domain-policies x-request-id x-xss-protection`.split(
    /\s+/,
  ),
);

/** The differences between a response and the contract. */
export function violationsOf(exchange: Exchange): string[] {
  const operation = operationOf(exchange.request.method ?? '', pathOf(exchange));
  return [
    ...generalViolations(exchange),
    ...(operation ? operationViolations(operation, exchange) : unmatchedViolations(exchange)),
  ];
}

function generalViolations({ request, status, headers, body }: Exchange): string[] {
  const violations = [];
  if (!headers['x-request-id']) violations.push('it has no X-Request-Id');
  if (status !== 304 && headers['x-content-type-options'] !== 'nosniff')
    violations.push('it has no nosniff');
  if (headers['x-powered-by']) violations.push('it has X-Powered-By');
  if (request.headers.authorization && !/\bno-store\b/.test(String(headers['cache-control']))) {
    violations.push('it lacks no-store, although the request had a token');
  }
  if ((status === 401) !== 'www-authenticate' in headers) {
    violations.push('WWW-Authenticate belongs to 401 and nothing else (RFC 9110 §15.5.2)');
  }
  if (status >= 400 && request.method !== 'HEAD')
    violations.push(...problemViolations(status, headers, body));
  return violations;
}

function problemViolations(status: number, headers: OutgoingHttpHeaders, body: string): string[] {
  const problem = parse(body) as { status: number; requestId: string } | undefined;
  const errors = schemaErrors('/components/schemas/Problem', problem);
  if (errors) return [`it is no problem (RFC 9457): ${errors}`];
  return [
    ...(problem?.status === status ? [] : [`its body says ${problem?.status}`]),
    ...(problem?.requestId === headers['x-request-id'] ? [] : ['its requestId differs']),
  ];
}

/** Undocumented paths have error responses only, except for the calls of the site, openapi.json, its pages and the images. */
function unmatchedViolations(exchange: Exchange): string[] {
  const { request, status, headers } = exchange;
  if (request.method === 'OPTIONS') return [];
  if (
    /^\/(uploads\/|api\/(docs|openapi\.json|views|dataset|companies\/[^/]+\/answers))/i.test(
      pathOf(exchange),
    )
  )
    return [];
  if (status < 400) return ['the call is not documented'];
  return (status === 405) === 'allow' in headers ? [] : ['Allow belongs to 405 and nothing else'];
}

function operationViolations(
  { name, path, method, operation }: ContractOperation,
  exchange: Exchange,
): string[] {
  const { request, status, headers, body } = exchange;
  const response = operation.responses[status] as DocumentedResponse | undefined;
  if (!response) {
    return isRefusedBody(operation, exchange) ? [] : [`${name} has no ${status}`];
  }
  // A 304 may have any header of the 200 that it stands for (RFC 9110 §15.4.5).
  const violations =
    status === 304
      ? headerViolations(operation.responses[200] as DocumentedResponse, headers, true)
      : headerViolations(response, headers);
  if (request.method === 'HEAD') return violations;
  const types = Object.keys(response.content ?? {});
  if (types.length === 0) return body === '' ? violations : [...violations, 'it has a body'];
  const type = String(headers['content-type']).split(';', 1)[0] ?? '';
  if (!types.includes(type)) return [...violations, `it is ${type}, not ${types.join(' or ')}`];
  if (!type.endsWith('json') || status >= 400) return violations;
  const errors = schemaErrors(
    `${pointerTo(path, method, status)}${pointer('content', type, 'schema')}`,
    parse(body),
  );
  return errors ? [...violations, errors] : violations;
}

/** A call without a documented body may refuse one (RFC 9110 §9.3.1). */
const isRefusedBody = (
  { requestBody }: ContractOperation['operation'],
  { request, status }: Exchange,
) =>
  !requestBody &&
  [411, 413, 415].includes(status) &&
  (Number(request.headers['content-length']) > 0 || 'transfer-encoding' in request.headers);

function headerViolations(
  { headers: documented = {} }: DocumentedResponse,
  headers: OutgoingHttpHeaders,
  mayOmit = false,
): string[] {
  const known = new Map(
    Object.entries(documented).map(([name, rule]) => [name.toLowerCase(), partOf(rule)]),
  );
  const missing = [...known].filter(
    ([name, { required }]) => required && !mayOmit && !(name in headers),
  );
  const unknown = Object.keys(headers).filter((name) => !general.has(name) && !known.has(name));
  return [
    ...missing.map(([name]) => `it has no ${name}`),
    ...unknown.map((name) => `its header ${name} is not documented`),
  ];
}

const pathOf = ({ url }: Exchange) => url.split('?', 1)[0] ?? '';

/** Undefined, which no schema accepts, if the body is not JSON. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
