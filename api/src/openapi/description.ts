/** What holds for every call, in Markdown: the top of /api/docs. */
export const description = `
The directory of Nigerian delivery companies and their jobs. Reading, registering a company and posting a job need no
account; what only moderators may do needs a token.

**Tokens.** \`POST /api/auth/login\` gives one for 12 hours. Send it as \`Authorization: Bearer …\`. It ends at once when
the account is deactivated or gets another password.

**Errors** are \`application/problem+json\` (RFC 9457). \`message\` is a sentence for the person who can act, \`errors\` has
one per field, \`requestId\` (also the header \`X-Request-Id\`, which you may send) names the request in our log. The last
word of \`type\` never changes: \`bad_request\` 400, \`unauthenticated\` 401, \`forbidden\` 403, \`not_found\` 404,
\`method_not_allowed\` 405, \`conflict\` 409, \`gone\` 410, \`too_large\` 413, \`unsupported_media_type\` 415,
\`validation_failed\` 422, \`rate_limited\` 429, \`internal\` 500, \`temporarily_unavailable\` 503. With 429 and 503 come the
seconds to wait, in \`Retry-After\`.

**Lists** are plain arrays; \`Content-Range: companies 0-23/812\` says which part. At most 100 at a time.

**Caching.** Public answers have an \`ETag\`: send it back as \`If-None-Match\` and get 304 where nothing has changed. What is
asked with a token is never kept.

**Images** are two WebP files: \`/uploads/…/640.webp\`, and \`320.webp\` beside it.
`.trim();
