import { freshness } from '../platform/http/caching.interceptor.ts';
import { pageSize } from '../platform/lists/list-query.ts';
import { MAX_OFFSET } from '../listing-api/listing-reader.ts';
import { COUNTING_LIMIT, SORTING_LIMIT } from '../search/search.ts';

export const listsSection = `
## Lists

A list is a plain JSON array. The header \`Content-Range: companies 0-23/812\` has its range and the total, and \`Link\` the URLs of the next and the previous page. Public lists are counted up to ${COUNTING_LIMIT.toLocaleString('en')}: \`companies 0-23/1000+\` has more. To read a whole list follow the \`next\` of each page, which is as fast at the end as at the beginning; a \`range\` by itself may begin at ${MAX_OFFSET.toLocaleString('en')} at most. Newest first (\`createdAt\` or \`postedDate\`, DESC) sorts the whole list; any other \`sort\` covers the first ${SORTING_LIMIT.toLocaleString('en')} of the list. A page has at most ${pageSize} listings; the default is the first ${pageSize}.

Public lists begin with premium listings, then featured ones, then the rest; within each group the latest approval comes first.

There are two kinds of parameters, which may be mixed. Plain parameters are for people:

\`\`\`sh
curl -G "$SITE/api/companies" --data-urlencode "q=ikeja bike" -d service=bike
curl -G "$SITE/api/jobs" -d location=Lagos -d type=full-time
\`\`\`

\`filter\`, \`sort\` and \`range\` are JSON, as react-admin's \`ra-data-simple-rest\` sends them. \`range\` counts from 0 and includes both ends; \`filter\` takes the same keys as the plain parameters, and \`id\` for one or several listings:

\`\`\`sh
curl -G "$SITE/api/companies" --data-urlencode 'filter={"q":"lagos"}' --data-urlencode 'sort=["name","ASC"]' --data-urlencode 'range=[0,23]'
\`\`\`

\`q\` finds words anywhere in name or title, company, location and description, and in the service of a company (\`ikeja bike\`). Case and accents do not matter, a listing must contain each word, and if nothing matches exactly, words with a typing error match. An unknown parameter, key, field or direction is a 400 that names it; nothing is silently ignored.
`;

export const cachingSection = `
## Caching

A public response may be cached for ${freshness.maxAge} seconds, and shown for ${freshness.staleWhileRevalidate} more while you revalidate it. It has an \`ETag\`: send it back as \`If-None-Match\` to get an empty 304 if nothing has changed, whatever \`Cache-Control\` your request has. \`Dataset-Version\` is the version of all public data: while it is the same, so are the lists. \`Expires\` is when the first listing of a response ends, and the other times never exceed it.

\`\`\`sh
curl -i "$SITE/api/stats" -H 'If-None-Match: W/"2f-9Q2M"'
\`\`\`
`;
