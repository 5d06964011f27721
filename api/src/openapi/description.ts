import { errorsSection, limitsSection } from './refusals-section.ts';
import { listsSection, cachingSection } from './reading-section.ts';
import { decisionsSection, submissionsSection } from './writing-section.ts';
import { tokenHours } from '../auth/jwt.strategy.ts';
import { idleMinutes } from '../auth/sessions.ts';

const introduction = `
The directory of Nigerian delivery companies and their jobs, as an API. The site and the moderators' panel use nothing else.

Reading the directory, registering a company and posting a job need no account. A submission is pending until a moderator approves it; then it is public for the term of its plan. Only moderation needs a token.

Everything is below \`/api\` at the address of the marketplace. The examples are for a POSIX shell with curl. They need that address in \`SITE\`, and some a token in \`TOKEN\`:

\`\`\`sh
SITE=http://localhost:3000
curl "$SITE/api/companies"
\`\`\`

Requests and responses are JSON in UTF-8. A listing has its UUID as \`id\` and as \`_id\`. Times are ISO 8601 in UTC. Images are two WebP files, 640 and 320 pixels wide: \`/uploads/…/640.webp\`, and \`320.webp\` beside it. They are served while their listing is public; a moderator's records have signed URLs that are valid for three to four hours in any case.
`;

const authentication = `
## Authentication

Moderators have accounts, which an operator creates. [\`POST /api/auth/login\`](#/Accounts/Auth_logIn) returns a token that is valid for ${tokenHours} hours, or until it has not been used for ${idleMinutes} minutes:

\`\`\`sh
curl "$SITE/api/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{ "email": "moderator@example.com", "password": "correct horse battery" }'
\`\`\`

Send it with each request as \`Authorization: Bearer …\`. It is revoked when its owner logs out (\`POST /api/auth/logout\`), and when the account is deactivated or gets another password; the response is then 401, even for public calls. Responses to a request with a token are never cached: \`Cache-Control: private, no-store\`.
`;

const partners = `
## Partners

A partner has a key, sent as \`X-Api-Key\`, from servers only. With it submissions, reads of one listing and reveals have quotas per key, and [\`GET /api/submissions/{reference}\`](#/Partners/PartnerSubmissions_find) says what became of a submission; \`DELETE\` withdraws it while it is pending. We do not call you back: ask every few minutes. To follow a list, ask with \`updatedSince\`; what has ended is on none, and its own address answers 410.
`;

const changes = `
## Versions and changes

There is one version, without a number in its address. New calls, optional fields and parameters, headers and codes may be added at any time, so ignore what you do not know. Existing ones keep their name and meaning. A call that has to be removed is announced with \`Deprecation\` and \`Sunset\` for at least six months.

The whole contract is [\`/api/openapi.json\`](/api/openapi.json), in OpenAPI 3.1, for example to generate a client from.
`;

/** The introduction of /api/docs, in Markdown. */
export const description = [
  introduction,
  authentication,
  partners,
  listsSection,
  errorsSection,
  limitsSection,
  submissionsSection,
  decisionsSection,
  cachingSection,
  changes,
]
  .map((section) => section.trim())
  .join('\n\n');
