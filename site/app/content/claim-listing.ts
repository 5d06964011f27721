import type { Section } from './text.ts';

/** How a business takes over, changes or removes what is listed about it. */
export const claimListing: readonly Section[] = [
  {
    id: 'claim',
    heading: 'Claim a listing',
    blocks: [
      'If your company is on {siteName} and somebody else put it there, claim it. Send us the address of the listing’s page, your CAC number and your role in the company. Write from the e-mail address in the listing or message us from its phone number; if neither is yours, attach a photo of your CAC certificate and of the shop front or office with its sign.',
      'Before the listing changes hands we contact the number that is on it. Whoever answers has a chance to object, so that nobody can take over a company’s customers with a new e-mail address.',
    ],
  },
  {
    id: 'update',
    heading: 'Update a listing',
    blocks: [
      'Tell us which listing and what should read differently: a new price range, a new branch, other hours, a better logo. A change of phone number, address or CAC number is checked like a new registration, and the old version stays visible until we are done.',
    ],
  },
  {
    id: 'remove',
    heading: 'Remove a listing',
    blocks: [
      'You do not have to give a reason. We only make sure that the request comes from the company itself. The page goes at once and answers from then on that the company is no longer listed. What we still keep, and for how long, is in the [privacy policy](/privacy#how-long).',
    ],
  },
  {
    id: 'add',
    heading: 'Add a listing',
    blocks: [
      'The quickest way is the [registration form](/register-company): it takes about five minutes and the first 3 months are free. If the form gives you trouble, send us the same facts by chat: company name, owner’s name, phone, e-mail, CAC number, address, service (bike, van or air) and price range.',
    ],
  },
];

/** What makes the answer quick. */
export const claimChecklist: readonly string[] = [
  'The address of the listing’s page, or the company’s name exactly as listed',
  'What you want: claim, update, remove or add',
  'Your name and your role in the company',
  'The CAC number (RC or BN)',
];
