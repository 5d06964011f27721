import type { Section } from './text.ts';

export const termsUpdated = '2026-11-02';

/** The terms of use, before the delivery policy. */
export const termsOfUse: readonly Section[] = [
  {
    id: 'marketplace-only',
    heading: 'A marketplace only',
    blocks: [
      '{siteName} shows listings of delivery companies and delivery jobs. We are not a courier, an employer, an agent of any company or a party to what you agree with one. To the extent that the law of Nigeria allows, we are not liable for loss, damage, delay, injury, unpaid money or disputes between those who meet here.',
      'We review submissions before they are public, but we do not personally verify every listing. Before you hand over goods, visit the company’s address and confirm the rider with the number on the listing.',
    ],
  },
  {
    id: 'listings',
    heading: 'Listings and jobs',
    blocks: [
      'Whoever submits a listing confirms that the facts are true, that the CAC number is the business’s own, and that they may use the name, text and images. A moderator may correct spelling, choose a fitting category, ask for proof, refuse a submission or end a listing that has become untrue.',
      'Jobs must be real vacancies with honest pay. Asking an applicant for money in any form ends the listing.',
    ],
  },
  {
    id: 'plans-and-payment',
    heading: 'Plans and payment',
    blocks: [
      'Prices and terms are shown on the [company registration](/register-company) and [job posting](/post-job) pages. A term starts on the day a moderator approves the listing. When it ends the listing is hidden until it is renewed or upgraded; renewing early adds to the old end.',
      'A paid plan can be refunded in full until the listing is approved. After that we refund only what we failed to provide, and never after platform abuse.',
    ],
  },
  {
    id: 'your-use',
    heading: 'Your use of the site',
    blocks: [
      'You may browse, search, share links and read our feeds and API within the published limits. You may not harvest contact details, copy the directory into another one, or get round the measures that protect it.',
    ],
  },
  {
    id: 'law',
    heading: 'Law and changes',
    blocks: [
      'The law of the Federal Republic of Nigeria applies. Write to us first at [{supportEmail}](mailto:{supportEmail}): most complaints end there. Otherwise the courts of Lagos State decide, and nothing here takes away a right that consumer law gives you.',
      'We may change these terms. The date on top says when; listings already paid for keep the terms they were bought under until they end.',
    ],
  },
];
