import { reviewTime } from './promises.ts';

/** Sentences that several parts show alike, some of them fixed by the specification (spec §5). */

/** Instructions beside fields, of the forms and of the API. */
export const enter = {
  cacNumber: 'Enter the CAC number, for example RC 1234567',
  image: 'Choose a JPG, PNG or WebP image, or a screenshot of it',
  email: 'Enter an email address in the correct format, like name@example.com',
  jobType: 'Choose a job type: full-time, part-time or contract',
  phone: 'Enter a phone number that can be called, for example 0803 123 4567',
};

/** Confirmations of what a form has sent. */
export const received = {
  company: 'Company registration submitted successfully!',
  job: 'Job posted successfully!',
  inquiry: "Thank you for your inquiry! We'll get back to you soon.",
  lostLink: 'If this address has listings here, an email with their links is on its way.',
};

/** The next step for a submission, on the page after the form and in its mail. */
export const afterSubmission = {
  company: `Your application is reviewed ${reviewTime} by a moderator, who can look up its CAC number.`,
  job: 'A moderator reads the job before anybody sees it, and can look up your CAC number.',
};

/** A moderator's decision met a listing that somebody else has changed. */
export const listingChanged =
  'This listing was changed a moment ago. Load it again and look at what is different.';

/** A form with answers that have errors beside them. */
export const formRefused = 'Check the answers with errors and send the form again.';

/** A form or file that is not read to its end. */
export const formTooLarge = 'The body is too large: send at most 16 MB.';

export const headersTooLarge =
  'The headers are too large. Send fewer or shorter headers and cookies.';

/** A body of unknown length is not read. */
export const lengthRequired = 'Send the form with its length (Content-Length).';
