import type { Section } from './text.ts';

/** Where to turn to with a false listing, with a fault of the site, and what somebody who looks for faults may do. */
export const report: readonly Section[] = [
  {
    id: 'listings',
    heading: 'A listing is false',
    blocks: [
      'A number that is not the company’s, an address that is empty, a job that asks for money, somebody else’s name or CAC number: write to [{supportEmail}](mailto:{supportEmail}) with the address of the page and what happened. A moderator looks at it on the same working day and can take the listing away at once.',
      'Goods or money are gone? Report it to the police first and send us the number of the report. Call the company’s bank if you paid by transfer. We keep what we know about the listing for the police.',
      'If the listing is about your own company, use [Claim your listing](/claim-listing).',
    ],
  },
  {
    id: 'personal',
    heading: 'Your own data is shown and should not be',
    blocks: [
      'Write to [{supportEmail}](mailto:{supportEmail}) with the address of the page. What we keep, for how long, and how you have it corrected or deleted is in the [privacy policy](/privacy#your-rights).',
    ],
  },
  {
    id: 'faults',
    heading: 'A fault in the site that somebody could misuse',
    blocks: [
      'Write to [{supportEmail}](mailto:{supportEmail}) with “Security” in the subject. Tell us the address, the steps one after the other, what you saw, and what somebody could do with it. A picture or a recording helps; a working attack is not needed. Please send no data of other people: describe what you could have read.',
      {
        list: [
          'We answer within 2 working days, and say within 7 whether we see it as you do.',
          'We mend what exposes data or accounts within 48 hours, other serious faults within 7 days, and tell you when it is done.',
          'We name you among those who helped, if you like. We pay no rewards.',
          'Please wait until it is mended, and no longer than 90 days, before you tell others.',
        ],
      },
    ],
  },
  {
    id: 'testing',
    heading: 'What you may try',
    blocks: [
      'Whoever keeps to the following has nothing to fear from us: we take no legal steps, and say so to others who ask.',
      {
        list: [
          'Try things with listings that you made yourself and that say “test” in their name. A moderator will reject them; that is fine.',
          'Stop as soon as you see data of other people, and do not keep, change or pass on any of it.',
          'No floods of requests, no letters or calls to companies, visitors or moderators under a false name, nothing in an office.',
          'Use the software on your own computer where you can: it is the same.',
        ],
      },
    ],
  },
];
