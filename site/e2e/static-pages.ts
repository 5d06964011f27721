interface StaticPage {
  path: string;
  /** Title without the site's name. */
  title: string;
  /** Headings of its parts, as shown (spec §2, static pages). */
  headings: readonly string[];
  /** Required text, as part of a sentence. */
  sentences: readonly (string | RegExp)[];
  /** Pages of text send none. */
  script?: boolean;
}

/** Requirements of the specification for each page of text. */
export const staticPages: readonly StaticPage[] = [
  {
    path: '/contact',
    title: 'Contact and FAQs',
    headings: [
      'What Naija Dispatch is',
      'How it helps',
      'Delivery partner registration',
      'Frequently asked questions',
      'Advertising and sponsorship',
    ],
    sentences: [
      'We are a marketplace only.',
      'not liable for losses or disputes',
      'we do not personally verify every listing',
      'Company applications are reviewed within 24 hours.',
      'We answer messages within 48 hours.',
      'with “Sponsorship” in the subject',
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy policy',
    headings: [
      'Who we are and what this covers',
      'What we collect',
      'Why we use it',
      'Who sees it',
      'How long we keep it',
      'How we protect it',
      'Your rights',
      'Cookies, children and changes',
    ],
    sentences: ['at least 5 years', 'Nigeria Data Protection Act 2023', 'within 72 hours'],
  },
  {
    path: '/terms',
    title: 'Terms and delivery policy',
    headings: [
      'Alcohol and tobacco',
      'Animals',
      'Human parts',
      'Illegal or stolen goods',
      'Counterfeit goods',
      'Drugs',
      'Hacking materials',
      'Miracle cures',
      'Offensive goods',
      'Crime items',
      'Precious materials',
      'Hazardous materials',
      'Regulated goods',
      'Weapons',
      'Wholesale currency',
      'Platform abuse',
      'Shipping violations',
    ],
    sentences: [/immediate termination .* no refund/, 'we do not personally verify every listing'],
  },
  {
    path: '/advertise',
    title: 'Advertisement & Sponsorship',
    script: true,
    headings: [
      'About Naija Dispatch',
      'Our mission',
      'Why advertise with us',
      'Our operation zones',
      'Our values',
      'Ways to partner',
      'Send an inquiry',
    ],
    sentences: [
      /^Lagos\d+\+? companies$/,
      /^Ibadan\d+\+? (company|companies)$/,
      /^Abuja\d+\+? companies$/,
      /^Port Harcourt\d+\+? (company|companies)$/,
      /^GhanaLaunching soon$/,
      /^KenyaLaunching soon$/,
      /^UgandaLaunching soon$/,
      /^South AfricaLaunching soon$/,
    ],
  },
  {
    path: '/check',
    title: 'Check a number',
    headings: [],
    sentences: ['Is this really their rider?', 'We do not keep it.'],
  },
  {
    path: '/support',
    title: 'Support the Vision',
    headings: [
      'Why support Naija Dispatch',
      'What your support does',
      'Bank details for transfers',
      'Other ways to help',
    ],
    sentences: ['Account number', 'Account name'],
  },
  {
    path: '/claim-listing',
    title: 'Claim your listing',
    headings: ['Claim a listing', 'Update a listing', 'Remove a listing', 'Add a listing'],
    sentences: ['We reply within a few hours.', 'Message us on WhatsApp'],
  },
  {
    path: '/report',
    title: 'Report a problem',
    headings: [
      'A listing is false',
      'Your own data is shown and should not be',
      'Report a security problem',
      'What you may try',
    ],
    sentences: ['We answer within 2 working days', 'we will not take legal action'],
  },
  {
    path: '/blogpost',
    title: 'How to start a bike delivery business in Nigeria',
    headings: ['How to start a bike delivery business in Nigeria'],
    sentences: [],
  },
  {
    path: '/blogpost?article=top-delivery-companies',
    title: 'Top delivery companies in Nigeria: how to choose yours, city by city',
    headings: ['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan', 'Enugu'],
    sentences: [],
  },
  {
    path: '/blogpost?article=logistics-mistakes',
    title: 'Ten logistics mistakes that cost small businesses money',
    headings: ['10. Not saying what is inside'],
    sentences: [],
  },
  {
    path: '/blogpost?article=best-delivery-bikes',
    title: 'The best delivery bikes for Nigerian roads, and how to choose one',
    headings: ['150 cc: the workhorse'],
    sentences: [],
  },
  {
    path: '/blogpost?article=getting-customers',
    title: 'How to get customers for your delivery company, and keep them',
    headings: ['Three numbers to know by heart'],
    sentences: [],
  },
];
