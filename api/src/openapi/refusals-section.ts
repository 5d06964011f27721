import { codesTable, problemExamples } from '../platform/errors/describe-codes.ts';
import { countExample, limitsTable, policyExample } from '../platform/limits/describe-limits.ts';

/** How errors look, and which there are. */
export const errorsSection = `
## Errors

Every error is one JSON object, \`application/problem+json\` (RFC 9457):

\`\`\`json
${JSON.stringify(problemExamples.validation_failed?.value, null, 2)}
\`\`\`

\`message\` is a sentence for the person who can act; show it as it is. \`errors\` has one more per field. \`requestId\`, also the header \`X-Request-Id\`, names the request in our log; send your own and it is kept. Programs look at the last word of \`type\`, the code, which never changes:

${codesTable}
`;

/** How limits are told, and which there are. */
export const limitsSection = `
## Limits

Each call is limited, and each answer tells how far you are. \`RateLimit-Policy\` has the quota \`q\` and its window \`w\` in seconds, \`RateLimit\` what remains \`r\` and in how many seconds \`t\` it is whole again:

\`\`\`http
RateLimit-Policy: ${policyExample}
RateLimit: ${countExample}
\`\`\`

Who has used a quota up gets 429 (\`rate_limited\`), and \`Retry-After\` with the seconds to wait. A window begins with the first request and is not made longer by knocking. Every request counts, also one that is refused; of \`all-submissions\` only those that were accepted, and \`logins-by-email\` begins anew when a login succeeds. An address is an IPv4 address, or the first 64 bits of an IPv6 address.

${limitsTable}

"All" is counted by all our servers together, "each" by each of them for itself.
`;
