import type { Section } from './text.ts';

/** Why somebody would support the marketplace, and what the money does. */
export const supportReasons: Section = {
  id: 'reasons',
  heading: 'Why support {siteName}',
  blocks: [
    'Finding a dispatch rider in Nigeria still works by screenshot and word of mouth. People forward a phone number, nobody knows whose it is, and now and then the goods are gone. A public directory with a business name, a CAC number and an address behind each phone number makes that harder for thieves and easier for honest riders.',
    {
      list: [
        'Visitors pay nothing, and browsing needs no account.',
        'A company’s first 3 months are free, so that one man with one bike can be found beside the big fleets.',
        'Job seekers never pay to see or to apply for a job.',
        'A person reads every submission before it is public. That person’s time is the largest cost.',
      ],
    },
  ],
};

export const supportImpact: Section = {
  id: 'impact',
  heading: 'What your support does',
  blocks: [
    {
      list: [
        'Reviews: hours of a moderator who checks CAC numbers, calls companies back and removes those that vanish.',
        'Safety: following up reports of fake pickups and diverted goods, and warning the companies whose names were used.',
        'Reach: signing up small companies outside Lagos and Abuja by phone, in their own language, when the form is a hurdle.',
        'Light pages: keeping the site fast on a cheap phone and an expensive data bundle, with no adverts that follow people around.',
      ],
    },
    'Support is a gift and not an investment: it buys no shares, no better place in the list and no say in what is approved. Those who want to be seen should [advertise](/advertise) instead.',
  ],
};

export const otherWays: Section = {
  id: 'other-ways',
  heading: 'Other ways to help',
  blocks: [
    {
      list: [
        'Tell a good rider. Send the [registration form](/register-company) to the dispatcher you trust.',
        'Tell a vendor. A shop that checks the address before the first pickup is a shop that is not robbed.',
        '[Report what is wrong](/report): a number that is not the company’s, an address that is empty, a job that asks for money, a fault in the site.',
        'Post your vacancy here. More [jobs](/jobs) bring more riders.',
        'Offer skills: translation into Hausa, Igbo, Yorùbá or Pidgin, photography of companies in your city, legal advice.',
      ],
    },
  ],
};
