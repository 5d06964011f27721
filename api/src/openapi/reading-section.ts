import { freshness } from '../platform/http/caching.interceptor.ts';
import { pageSize } from '../platform/lists/list-query.ts';
import { MAX_OFFSET } from '../listing-api/listing-reader.ts';
import { COUNTING_LIMIT, SORTING_LIMIT } from '../search/search.ts';

/** The list dialect and its examples. */
export const listsSection = `
## Lists

A list is a plain JSON array. The header \`Content-Range: companies 0-23/812\` says which part of how many it is, and \`Link\` has the addresses of the next and the previous part. Public lists are counted up to ${COUNTING_LIMIT.toLocaleString('en')}: \`companies 0-23/1000+\` has more. To read a whole list follow the \`next\` of each part, which is as quick at the end as at the beginning; a \`range\` by itself begins at ${MAX_OFFSET.toLocaleString('en')} at most. Newest first (\`createdAt\` or \`postedDate\`, DESC) is a whole list in that order; any other \`sort\` is of the first ${SORTING_LIMIT.toLocaleString('en')} of the list. At most ${pageSize} come at a time, and the first ${pageSize} when you do not say.

Public lists begin with premium listings, then featured ones, then the rest; inside each the newest approval comes first.

There are two ways to ask, and both may be mixed. Plain parameters are for people:

\`\`\`sh
curl -G "$SITE/api/companies" --data-urlencode "q=ikeja bike" -d service=bike
curl -G "$SITE/api/jobs" -d location=Lagos -d type=full-time
\`\`\`

\`filter\`, \`sort\` and \`range\` are JSON, as react-admin's \`ra-data-simple-rest\` sends them. \`range\` counts from 0 and includes both ends; \`filter\` takes the same keys as the plain parameters, and \`id\` for one or several listings by name:

\`\`\`sh
curl -G "$SITE/api/companies" --data-urlencode 'filter={"q":"lagos"}' --data-urlencode 'sort=["name","ASC"]' --data-urlencode 'range=[0,23]'
\`\`\`

\`q\` finds words anywhere in name or title, company, location and description, and in the service of a company (\`ikeja bike\`). Case and accents do not matter, each word has to be somewhere, and when nothing fits exactly, words with a typing error do. A parameter, key, field or direction that the call does not know is a 400 that names it, never a list that silently ignored it.
`;

/** What may be stored, and for how long. */
export const cachingSection = `
## Caching

A public answer may be kept for ${freshness.maxAge} seconds, and shown for ${freshness.staleWhileRevalidate} more while you ask again. It has an \`ETag\`: send it back as \`If-None-Match\`, and get an empty 304 where nothing has changed. \`Dataset-Version\` is one number for everything that is public: while it is the same, so are the lists. \`Expires\` is when the first listing of an answer ends, and the other times never go beyond it.

\`\`\`sh
curl -i "$SITE/api/stats" -H 'If-None-Match: W/"2f-9Q2M"'
\`\`\`
`;
