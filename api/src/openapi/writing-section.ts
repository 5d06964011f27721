import { IDEMPOTENCY_HOURS } from '../submissions/idempotency-key.ts';

/** How to submit, once. */
export const submissionsSection = `
## Submitting once

A company or a job is sent as JSON, or as \`multipart/form-data\` with an image: JPG, PNG or WebP, smaller than 5 MB. A form tells its length in \`Content-Length\`, or is answered 411. The answer is 201 with a \`reference\` to quote, and in \`Location\` the address where the listing will be public.

Lines break, and people press buttons twice. Send an \`Idempotency-Key\` with a submission, best a UUID, and it is made once however often it arrives: within ${IDEMPOTENCY_HOURS} hours the same key with the same body gives the first answer again, with \`Idempotent-Replayed: true\`. While the first is still being processed the answer is 409 (\`idempotency_conflict\`), with another body 422 (\`idempotency_mismatch\`). A refused submission leaves its key free, so correct it and send it again. An inquiry takes a key in the same way.

What is sent is screened for what fraud and spam look like: fees asked of applicants, contacts of rejected listings, copied texts, links that hide where they lead. Nothing is refused for it: it waits like every other submission, with notes that only moderators see (\`notes\`; \`flagged=true\` finds those that have some). Two things are refused with a sentence: very many listings of one e-mail address or phone number that still wait (429), and an image while very many wait (503; the same listing without it is taken).

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

/** How two moderators do not overwrite each other. */
export const decisionsSection = `
## Deciding on what was seen

A moderator's record has an \`etag\`, another one as soon as anything in the listing is different (views do not count). Send it as \`If-Match\` with a decision or a correction, and it is made only if the listing is still as it was seen; else the answer is 412 (\`listing_changed\`) and nothing happens. Without the header, the last one wins.
`;
