import { countExample, policyExample } from '../limits/describe-limits.ts';
import type { Call } from './operations.ts';

const seconds = { type: 'integer' as const, format: 'int32', minimum: 1, maximum: 86_400 };
const text = { type: 'string' as const, maxLength: 200 };

/** Shared response headers, for `components.headers`. */
export const headers = {
  'X-Request-Id': {
    description:
      'Identifies this request in our log: your own, if you sent one of 8 to 64 letters, digits, `-` and `_`',
    required: true,
    schema: { ...text, maxLength: 64 },
  },
  'Access-Control-Allow-Origin': {
    description: 'Your origin, if it is allowed to call this API',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'The quota (`q`) and its window in seconds (`w`)',
    schema: { ...text, example: policyExample },
  },
  RateLimit: {
    description: 'The remaining quota (`r`), and the seconds until it is reset (`t`)',
    schema: { ...text, example: countExample },
  },
  'Retry-After': {
    description: 'Seconds to wait',
    required: true,
    schema: { ...seconds, example: 720 },
  },
  'WWW-Authenticate': {
    description:
      '`Bearer`, with an error if the token sent is not valid (RFC6750); `ApiKey` for the key of a partner',
    required: true,
    schema: { ...text, example: 'Bearer error="invalid_token"' },
  },
  ETag: {
    description:
      'Send it as `If-None-Match`: 304 means that nothing has changed. For the record of one listing it is its `etag`',
    schema: { ...text, example: 'W/"2f-9Q2M"' },
  },
  'Dataset-Version': {
    description:
      'The version of all public data, read together with the response: a whole number that grows when a listing is approved, changed, hidden or has ended',
    schema: { ...text, pattern: '^[0-9]+$', example: '1763640000123' },
  },
  Expires: {
    description: 'When the first listing in the response ends: do not show the response after that',
    schema: { ...text, example: 'Sun, 20 Dec 2026 09:00:00 GMT' },
  },
  Link: {
    description:
      'The next and the previous page (RFC 8288). To read a whole list, follow `next` until there is none',
    schema: { type: 'string' as const },
  },
  'Did-You-Mean': {
    description:
      'The words of `q` with mistyped ones corrected, percent-encoded. With `corrected` in `Understood` these listings are those of the corrected words, since nothing has the others',
    schema: { type: 'string' as const, example: 'ikeja%20bike' },
  },
  Understood: {
    description:
      'How a search was read, as a query string: `place`, `placeName`, `to`, `toName`, `service`, `type`, `time` (for jobs: terms), `words`; `said`, a place of the words beside the parameter `place`; `nearness` of the first listing (`inside`, `named`, `near`, `state`, `elsewhere`); `namesake`, another of the name; `partial`, index of the first listing that lacks the word `missing`',
    schema: {
      type: 'string' as const,
      example: 'place=lagos%2Fikeja&placeName=Ikeja%2C+Lagos&service=van',
    },
  },
};

type Name = keyof typeof headers;

/** References to shared headers, by name. */
export const headersNamed = (...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const everywhere: Name[] = [
  'X-Request-Id',
  'Access-Control-Allow-Origin',
  'RateLimit-Policy',
  'RateLimit',
];

/** Paths of calls that return listings or their stats. */
const isAboutListings = /^\/api\/(companies|jobs|stats)\b(?!.*\/relations)/;
const versioned = new Set<Call['method']>(['get', 'put', 'patch']);

/** Documents these headers for each response of a call. */
export function addHeaders({ path, method, operation }: Call): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    const names: Name[] = [...everywhere];
    if (status === '401') names.push('WWW-Authenticate');
    if (status === '429' || status === '503') names.push('Retry-After');
    const hasListings = status === '200' && isAboutListings.test(path) && versioned.has(method);
    if (hasListings || (['200', '304'].includes(status) && method === 'get')) names.push('ETag');
    if (hasListings) names.push('Dataset-Version');
    if (hasListings && method === 'get') names.push('Expires');
    if (response && 'description' in response)
      response.headers = { ...headersNamed(...names), ...response.headers };
  }
}
