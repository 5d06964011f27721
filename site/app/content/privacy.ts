import type { Section } from './text.ts';

export const privacyUpdated = '2026-11-20';

/** The privacy policy. Rights and time limits are those of the Nigeria Data Protection Act 2023. */
export const privacy: readonly Section[] = [
  {
    id: 'who-we-are',
    heading: 'Who we are and what this covers',
    blocks: [
      '{siteName} runs this website, a marketplace where people find delivery companies and delivery jobs in Nigeria. For the personal data described here we are the data controller under the Nigeria Data Protection Act 2023.',
      'This policy covers the website and the messages you exchange with us. It does not cover what happens after you leave it: a delivery company you call, an employer you apply to, WhatsApp and the maps provider each have their own rules.',
    ],
  },
  {
    id: 'what-we-collect',
    heading: 'What we collect',
    blocks: [
      'You can browse, search and reveal a phone number without telling us who you are. We collect personal data in these cases:',
      {
        list: [
          'When you register a company: company name, owner’s name, phone number, e-mail address, CAC number, business address, services, price range, and, if you give them, a website, a description and a logo.',
          'When you post a job: job title, company, location, pay, description, requirements, contact e-mail, CAC number, the link where people apply, and, if you give it, an image.',
          'When you write to us by e-mail, chat or the inquiry form: your name, your contact details and what you wrote.',
          'When you use the site: the address of your internet connection, the page asked for, the time, and the kind of browser. We use these to keep the site up, to limit abuse and to count page views.',
        ],
      },
      'We count how often a company’s page is opened and how often its phone number is revealed, per company and per day. We do not keep a list of who revealed which number.',
      'We do not ask for your NIN, BVN, card number, PIN or date of birth. If somebody asks you for them in our name, it is not us.',
    ],
  },
  {
    id: 'why-we-use-it',
    heading: 'Why we use it',
    blocks: [
      'Each use has a ground in section 25 of the Act:',
      {
        list: [
          'To review a submission, publish an approved listing, let customers or applicants reach the business, and write to the e-mail address in it when it is received, decided, about to end or ended: to perform what you asked us to do.',
          'To check a CAC number against the public register, limit repeated submissions, and investigate reports of fraud: our legitimate interest, and that of the public, in a marketplace that thieves cannot use.',
          'To answer your messages and handle claims, changes and removals: to perform what you asked for.',
          'To keep the records named under “How long we keep it”: because the law asks it of a business or because a claim may be made.',
          'To count visits where an analytics service is switched on: your consent, which you can refuse by blocking it in your browser without losing anything on the site.',
        ],
      },
      'We do not sell personal data, and no decision about you is made by a machine alone: a person reviews every submission.',
    ],
  },
  {
    id: 'who-sees-it',
    heading: 'Who sees it',
    blocks: [
      {
        list: [
          'Everyone: what a listing is for. For a company that is its name, description, services, price range, logo and location; its page also shows the address and e-mail, and the phone number once a visitor asks for it. For a job it is everything except the contact e-mail and the CAC number.',
          'Our moderators only: CAC numbers, the owner’s name, a company’s website, a job’s contact e-mail, and notes on the review.',
          'Suppliers who host the site, send our mail or provide the chat and the map, only for that work. The map is loaded when you open it, and the chat when you press it; before that, neither hears of your visit.',
          'The police, the NDLEA, a court or another authority, when the law obliges us or when we report a crime. We ask for the request in writing.',
        ],
      },
      'Some suppliers keep data outside Nigeria. We use those that give the protection sections 41 to 43 of the Act ask for.',
    ],
  },
  {
    id: 'how-long',
    heading: 'How long we keep it',
    blocks: [
      'Three kinds of record are kept for at least 5 years after they were made, even when the listing is gone:',
      {
        list: [
          'The register of listings that were public: business name, owner’s name, CAC number, contact details, plan, and the dates of approval and end.',
          'Payments: who paid for a plan, an advert or a sponsorship, how much, when, and the transfer reference.',
          'Reports of fraud, theft or prohibited goods, with what was reported and what we did.',
        ],
      },
      'Everything else goes sooner:',
      {
        list: [
          'A submission that was rejected: the moderation log keeps a copy with the reason for 90 days, then it is deleted.',
          'The key that stops a form from being counted twice: 24 hours.',
          'Technical logs: 90 days at most, unless a fault or an abuse is still being looked into.',
          'Messages and inquiries: two years after the last one, unless they belong to one of the records above.',
        ],
      },
    ],
  },
  {
    id: 'how-we-protect-it',
    heading: 'How we protect it',
    blocks: [
      'The site is served over an encrypted connection. Moderators sign in with their own accounts, passwords are stored only as hashes, and every approval and rejection is logged with the name of the person who made it. Uploaded images are re-encoded, which removes the place and camera data that phones put into photographs. Phone numbers are kept out of pages, feeds and search results until a visitor asks for one, to slow down those who harvest them.',
      'No system is beyond attack. If a breach is likely to put your rights at risk, we tell the Nigeria Data Protection Commission within 72 hours of knowing it, and you without delay when the risk to you is high, as section 40 of the Act requires.',
    ],
  },
  {
    id: 'your-rights',
    heading: 'Your rights',
    blocks: [
      'Under the Nigeria Data Protection Act you may:',
      {
        list: [
          'know what data about you we hold, and get a copy in a common electronic form;',
          'have wrong or outdated data corrected;',
          'have data erased when we no longer have a ground to keep it;',
          'restrict or object to a use of your data;',
          'move your data to another service;',
          'withdraw a consent at any time, as easily as you gave it.',
        ],
      },
      'Write to [{supportEmail}](mailto:{supportEmail}) from the e-mail address in the listing, or message us from its phone number, so that we can see that the request is yours. It is free. We answer within 30 days and say why if something must be kept. What is erased stays in backups until newer ones replace them.',
      'If our answer does not satisfy you, you can complain to the Nigeria Data Protection Commission (NDPC) in Abuja.',
    ],
  },
  {
    id: 'cookies-and-changes',
    heading: 'Cookies, children and changes',
    blocks: [
      'We set one lasting cookie, hasSeenOnboarding, so that the introduction is shown once; the same mark is kept in your browser’s own storage. Two more live for a minute at most: one takes you through the introduction, the other carries a message such as “Job posted successfully!” to the next page. A third, form, keeps for 24 hours a random number for the form you opened, so that pressing the button twice does not make two listings. A form you have begun may be kept in your own browser so that a lost connection does not lose your typing; it is not sent to us until you submit it. There are no advertising cookies.',
      'The site is meant for people who run or use businesses. It is not directed at children, and we do not knowingly list anybody under 18.',
      'When this policy changes we change the date on top. A change that takes rights away is announced here 30 days before it applies.',
    ],
  },
];
