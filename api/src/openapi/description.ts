import { errorsSection, limitsSection } from './refusals-section.ts';
import { listsSection, cachingSection } from './reading-section.ts';
import { decisionsSection, submissionsSection } from './writing-section.ts';
import { tokenHours } from '../auth/jwt.strategy.ts';
import { idleMinutes } from '../auth/sessions.ts';

const introduction = `
The directory of Nigerian delivery companies and of their jobs, as an API. The site and the moderators' panel use nothing else.

Reading the directory, registering a company and posting a job need no account: call and go. A submission waits until a moderator has let it in; then it is public for the term of its plan. Only what moderators do needs a token.

Everything is below \`/api\` of the marketplace's own address. The examples are for a POSIX shell with curl. They need that address in \`SITE\`, and some a token in \`TOKEN\`:

\`\`\`sh
SITE=http://localhost:3000
curl "$SITE/api/companies"
\`\`\`

JSON goes in and comes out, in UTF-8. A listing carries its UUID as \`id\` and as \`_id\`. Moments are ISO 8601 in UTC. Images are two WebP files, 640 and 320 pixels wide: \`/uploads/…/640.webp\`, and \`320.webp\` beside it. They are shown while their listing is public; a moderator's records have signed addresses that show them for three to four hours in any case.
`;

const authentication = `
## Authentication

Moderators have accounts, which an operator makes. [\`POST /api/auth/login\`](#/Accounts/Auth_logIn) gives a token for ${tokenHours} hours, or until nobody has used it for ${idleMinutes} minutes:

\`\`\`sh
curl "$SITE/api/auth/login" \\
  -H "Content-Type: application/json" \\
  -d '{ "email": "moderator@example.com", "password": "correct horse battery" }'
\`\`\`

Send it with each request as \`Authorization: Bearer …\`. It ends at once when its owner logs out (\`POST /api/auth/logout\`), and when the account is deactivated or gets another password; the answer is then 401, also where everybody may read. Answers to a request with a token are never stored: \`Cache-Control: private, no-store\`.
`;

const changes = `
## Versions and changes

There is one version, and it has no number in its address. It only grows: new calls, new optional fields and parameters, new headers and new codes may come at any time, so ignore what you do not know. What is there keeps its name and meaning. Should a call ever have to go, it answers with \`Deprecation\` and \`Sunset\` for at least six months before it does.

The whole contract is [\`/api/openapi.json\`](/api/openapi.json), in OpenAPI 3.1: generate a client from it, and compare it to the one you know when in doubt.
`;

/** What holds for every call, in Markdown: the top of /api/docs. */
export const description = [
  introduction,
  authentication,
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
