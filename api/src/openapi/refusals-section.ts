import { codesTable, problemExamples } from '../platform/errors/describe-codes.ts';
import { countExample, limitsTable, policyExample } from '../platform/limits/describe-limits.ts';

export const errorsSection = `
## Errors

Every error is one JSON object, \`application/problem+json\` (RFC 9457):

\`\`\`json
${JSON.stringify(problemExamples.validation_failed?.value, null, 2)}
\`\`\`

\`message\` is a sentence to show to the user. \`errors\` has one per field. \`requestId\`, also sent as \`X-Request-Id\`, identifies the request in our log; you may send your own. Programs use the last word of \`type\`, the code, which never changes:

${codesTable}
`;

export const limitsSection = `
## Limits

Each call is limited. \`RateLimit-Policy\` has the quota \`q\` and its window \`w\` in seconds, \`RateLimit\` the remaining quota \`r\` and the seconds \`t\` until it is reset:

\`\`\`http
RateLimit-Policy: ${policyExample}
RateLimit: ${countExample}
\`\`\`

A request over the quota is answered with 429 (\`rate_limited\`), and \`Retry-After\` with the seconds to wait. A window begins with the first request and is not extended by further ones. Every request counts, with these exceptions: \`submissions\`, \`network-submissions\`, \`all-submissions\` and \`inquiries\` count accepted ones only, \`refused-submissions\` refused ones only, and none of them a repeated one; \`logins-by-email\` is reset when a login succeeds, and its wait doubles from one minute to 15. Beyond \`all-submissions\` nothing is refused, but reviewed after the others. An address is an IPv4 address, or the first 64 bits of an IPv6 address; a network is the /24 or the /48 around it.

${limitsTable}

"All" is counted by all our servers together, "each" by each server separately.
`;
