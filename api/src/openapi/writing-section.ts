import { IDEMPOTENCY_HOURS } from '../submissions/idempotency-key.ts';

export const submissionsSection = `
## Submitting once

A company or a job is sent as \`multipart/form-data\`, with images if you like (a company: \`profileImage\` and \`cover\`, a job: \`jobAttachment\`; JPG, PNG or WebP, up to 5 MB each), or as JSON without them. JSON with an image or an unknown field is refused (422), so that nothing is lost without a word. A generated client with one body per call (orval, @hey-api/openapi-ts) sends images once \`application/json\` is removed from these two calls. Forms ignore unknown fields. Texts are stored as people paste them, tidied: direction marks and soft hyphens are removed, tabs and line breaks in one-line fields become spaces, and of several phone numbers in one field the first is taken. A form must have a \`Content-Length\`, else the response is 411. The response is 201 with a \`reference\` to quote, and in \`Location\` the URL at which the listing will be public.

Send an \`Idempotency-Key\` with a submission, preferably a UUID, so that a retry does not create a second listing: within ${IDEMPOTENCY_HOURS} hours the same key with the same body returns the first response again, with \`Idempotent-Replayed: true\`. While the first request is still being processed the response is 409 (\`idempotency_conflict\`), for another body 422 (\`idempotency_mismatch\`). A refused submission leaves its key free, so correct it and send it again. Inquiries accept a key in the same way.

Submissions are screened for signs of fraud and spam: fees for applicants, contacts of rejected listings, copied texts, links that hide their target. None is refused for it: it is pending like every other submission, with notes that only moderators see (\`notes\`; \`flagged=true\` finds submissions with notes). Two limits are refused with a message: too many pending listings of one email address or phone number (429), and an image while too many pending listings have one (503; the same listing without an image is accepted).

\`\`\`sh
curl "$SITE/api/jobs" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: 0b9f6a52-3f0e-4a57-9a5c-1d2f3e4a5b6c" \\
  -d '{
  "title": "Dispatch rider", "company": "Swift Riders", "location": "Ikeja, Lagos", "type": "full-time",
  "description": "Deliver parcels across Lagos.", "email": "jobs@swift.example",
  "cacNumber": "RC 1234567", "applyLink": "https://swift.example/apply"
}'
\`\`\`
`;

export const decisionsSection = `
## Concurrent decisions

A moderator's record has an \`etag\`, which changes with every change of the listing (views do not count). Send it as \`If-Match\` with a decision or a correction: if the listing has changed, the response is 412 (\`listing_changed\`) and nothing happens. Without the header, the last one wins.

\`POST /moderations\` takes up to 100 decisions. Each is a transaction of its own and answered for itself with a status and a sentence, which says by whom a listing was decided or changed meanwhile. Repeated with its \`Idempotency-Key\` and body, a request makes no decision twice and completes what an interruption left out.
`;
