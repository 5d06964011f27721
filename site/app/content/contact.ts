import { companyPlans, jobPlans, type Plan } from '#contract/plans.ts';
import type { Block, Question, Section } from './text.ts';

const naira = (amount: number) =>
  amount ? `₦${amount.toLocaleString('en-NG')}` : 'free of charge';
const term = ({ term }: Plan) => ('months' in term ? `${term.months} months` : `${term.days} days`);

/** What the product is and how it helps (spec §2). */
export const aboutTheProduct: readonly Section[] = [
  {
    id: 'what-it-is',
    heading: 'What {siteName} is',
    blocks: [
      '{siteName} is a nationwide marketplace connecting trusted delivery partners with people who have something to send. You find and contact bike, van and air dispatch companies in Nigeria, register your own company, and browse or post delivery jobs.',
      'We are a marketplace only. We own no bikes, carry no parcels and take no part in what you agree with a company, so we are not liable for losses or disputes. We review every submission before it is public, but we do not personally verify every listing: please visit the company’s address before you hand over goods.',
    ],
  },
  {
    id: 'how-it-helps',
    heading: 'How it helps',
    blocks: [
      {
        list: [
          'Senders: search by name, place or kind of service, compare price ranges, see the address on a map, and call the company itself. There is nothing to sign up for.',
          'Dispatch companies: be found by people in your own city, free for the first 3 months, and hire riders, drivers and clerks on the same site.',
          'Job seekers: delivery jobs with the pay and the requirements in view. Applying is free; anybody who asks for money to give you a job is a thief.',
        ],
      },
    ],
  },
];

/** What a delivery partner has to give, and what happens then. */
export const partnerRegistration: Section = {
  id: 'register',
  heading: 'Delivery partner registration',
  blocks: [
    'Registering takes about five minutes on [the registration form](/register-company). Have these ready:',
    {
      list: [
        'Company name and the owner’s name',
        'Phone number and e-mail address that you answer',
        'CAC number: RC for a company, BN for a business name',
        'Business address that a customer can visit',
        'Service: bike delivery, van delivery or air shipping',
        'Price range, for example “₦1,500 – ₦4,000 within Lagos Island”',
        'If you have them: a website, a description of routes and hours, and a logo (JPG, PNG or WebP, up to 5 MB)',
      ],
    },
    'A moderator reads your application and compares the CAC number with the public register. Company applications are reviewed within 48 hours. If something is missing we contact you by the e-mail or phone you gave.',
    {
      list: [
        ...Object.values(companyPlans).map(
          (plan) => `${plan.name}: ${naira(plan.naira)}, ${term(plan)}`,
        ),
        'All new companies get 3 months free.',
      ],
    },
  ],
};

const jobPrices: Block = {
  list: Object.values(jobPlans).map((plan) => `${plan.name}: ${naira(plan.naira)}, ${term(plan)}`),
};

export const questions: readonly Question[] = [
  {
    question: 'Do you deliver parcels yourselves?',
    answer: [
      'No. {siteName} lists companies that do. You agree the price, the time and the insurance with the company, and you pay the company.',
    ],
  },
  {
    question: 'Do I need an account?',
    answer: [
      'No. Searching, calling a company, applying for a job, registering a company and posting a job all work without one.',
    ],
  },
  {
    question: 'How do I contact a company?',
    answer: [
      'Open its page, press “Contact Company” and then “Click to Reveal Phone Number”. You can call or copy the number. We keep numbers out of plain view so that they are not harvested by spammers.',
    ],
  },
  {
    question: 'Has every company been verified?',
    answer: [
      'A moderator reviews each submission, with its CAC number, before it is public, and that is what the verified mark says. It does not mean that we have visited the office, ridden with the riders or checked a courier licence. We do not personally verify every listing.',
      'You can look a company up yourself, free of charge, in the CAC’s public search at [search.cac.gov.ng](https://search.cac.gov.ng).',
    ],
  },
  {
    question: 'What should I do before I hand goods to a rider?',
    answer: [
      {
        steps: [
          'Visit the company’s address, or send somebody who can.',
          'Call the number on the listing and ask for the rider’s name and plate number. A rider who found you by himself is not the rider you booked.',
          'Take a photograph of the rider, the plate and the sealed parcel, and ask for a waybill or a message from the company’s own line.',
          'Send something cheap first. Send something dear when the cheap thing has arrived.',
        ],
      },
    ],
  },
  {
    question: 'My parcel was lost, damaged or not paid out. What now?',
    answer: [
      'Write to the company at once, with the waybill, the photographs and the messages, and give it a date by which to answer. If that fails, report it to the police and, for a licensed courier, to NIPOST’s courier regulator; the Federal Competition and Consumer Protection Commission takes consumers’ complaints.',
      'Tell us as well, at [{supportEmail}](mailto:{supportEmail}). We are not a party to the delivery and cannot refund it, but we look into every report and remove companies that deceive.',
    ],
  },
  {
    question: 'How do I report a listing?',
    answer: [
      'Send us the address of its page and what is wrong: a phone number that is not theirs, an empty address, diverted goods, money asked for before pickup, a job that costs a fee. E-mail [{supportEmail}](mailto:{supportEmail}) or [message us on WhatsApp]({supportChat}).',
    ],
  },
  {
    question: 'How long does the review of my company take?',
    answer: [
      'Applications are reviewed within 48 hours. It goes faster when the CAC number belongs to the name you gave and the phone is answered.',
    ],
  },
  {
    question: 'Why do you ask for a CAC number, and is a business name enough?',
    answer: [
      'A CAC number means that somebody with a name and an address stands behind the phone number. A business name (BN) is enough; you do not need a limited company (RC). The number is seen by our moderators only and is not shown on the site.',
    ],
  },
  {
    question: 'What does a company listing cost, and how long does it last?',
    answer: [
      'Every new company gets 3 months free. After that the listing is hidden until it is renewed or upgraded; nothing is lost, and your page comes back with the same address.',
      {
        list: Object.values(companyPlans).map(
          (plan) => `${plan.name}: ${naira(plan.naira)} for ${term(plan)}`,
        ),
      },
    ],
  },
  {
    question: 'What does it cost to post a job?',
    answer: [
      jobPrices,
      'Basic is free for a limited launch period and requires CAC verification. A job disappears by itself when its time is over.',
    ],
  },
  {
    question: 'I was asked to pay for a form, a uniform or training to get a job. Is that right?',
    answer: [
      'No. Never pay to get a job, and never send your BVN, card or PIN to an employer. Stop, keep the messages and report the job to us: we take it down while we look into it.',
    ],
  },
  {
    question: 'How do I change, claim or remove a listing?',
    answer: [
      'The page [Claim your listing](/claim-listing) says what to send. We reply within a few hours.',
    ],
  },
  {
    question: 'What may not be sent?',
    answer: [
      'Weapons, drugs, stolen goods, live animals without papers and a good deal more: see the [delivery policy](/terms#delivery-policy). Tell the company truthfully what is in the parcel; a false declaration ends any claim you might have had.',
    ],
  },
];

/** Whom to write to about adverts and sponsorship. */
export const sponsorship: Section = {
  id: 'sponsorship',
  heading: 'Advertising and sponsorship',
  blocks: [
    'For adverts, sponsorship and partnerships start on the page [Advertisement & Sponsorship](/advertise#inquiry), or write to [{supportEmail}](mailto:{supportEmail}) with “Sponsorship” in the subject. Say which city, which weeks and roughly what budget; we answer with free places and a price.',
  ],
};
