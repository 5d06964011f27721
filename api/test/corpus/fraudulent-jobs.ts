import type { ScreeningNote } from '../../src/listings/screening-note.schemas.ts';

type Rules = ScreeningNote['rule'][];

/** Texts of fraudulent jobs, with the rules that must match. */
export const fraudulentJobs: readonly { description: string; salary?: string; rules: Rules }[] = [
  {
    description:
      'Dispatch riders needed urgently. Registration fee of N3,000 applies. Come to Ojota.',
    rules: ['fee'],
  },
  { description: 'Pay N5,000 for form and resume next week, 20 slots only.', rules: ['fee'] },
  {
    description: 'Training fee is ₦10,000, refundable after three months of work.',
    rules: ['fee'],
  },
  {
    description: 'Candidates will make payment before the interview. Serious people only.',
    rules: ['fee'],
  },
  {
    description: 'You go pay small money for form, then we go give you bike same day.',
    rules: ['fee'],
  },
  { description: 'Form na 2k. Bring am come office with two passport.', rules: ['fee'] },
  {
    description: 'Make you bring N4,500 for uniform and ID card when you dey come.',
    rules: ['fee'],
  },
  {
    description: 'The form costs 1,500 naira plus POS charge, pick it up at our agent in Mushin.',
    rules: ['fee'],
  },
  {
    description:
      'To secure your slot, transfer N2,500 for processing to 0123456789 GTBank, Ade Concepts.',
    rules: ['fee', 'bank_account'],
  },
  { description: 'No experience needed, registration fee is N3000 only.', rules: ['fee'] },
  {
    description: 'No registration fee, but you pay N2,000 for ID card on the first day.',
    rules: ['fee'],
  },
  { description: 'Do not come late, pay your interview fee of 1k at the gate.', rules: ['fee'] },
  { description: 'Don’t forget to bring 5k for the medicals.', rules: ['fee'] },
  { description: 'A non-refundable deposit of N7,000 is paid by every rider.', rules: ['fee'] },
  { description: 'Salary 150k monthly. Medical and uniform fee: 8k, one time.', rules: ['fee'] },
  {
    description: 'Send N1,000 for application form to Opay 8031234567 and screenshot on WhatsApp.',
    rules: ['fee', 'bank_account'],
  },
  {
    description: 'We collect a caution deposit of N15,000 for the bike before resumption.',
    rules: ['fee'],
  },
  {
    description:
      'Foreign company recruiting riders for Dubai. Agency fee can be paid in two parts.',
    rules: ['fee'],
  },
  {
    description:
      'REGISTRATION FEE N5000. NO REFUND. CALL THE MANAGER NOW FOR YOUR APPOINTMENT LETTER!!!',
    rules: ['fee', 'capitals'],
  },
  { description: 'Purchase the employment form at N3,500 from our Ikeja office.', rules: ['fee'] },
  {
    description: 'Registration is N2k, training is N5k, start earning N30k weekly.',
    rules: ['fee'],
  },
  { description: 'R\u200begistration f\u200bee of ₦4,000 for all applicants.', rules: ['fee'] },
  {
    description: 'Applicants pay for screening online. Money for form is not much.',
    rules: ['fee'],
  },
  {
    description: 'Everybody must drop something for registration before we call your name.',
    rules: ['fee'],
  },
  {
    description:
      'Fee for your starter kit is deducted in advance: deposit N6,000 for kit at the office.',
    rules: ['fee'],
  },
  {
    description: 'Work from home and earn ₦500,000 weekly. Join now https://bit.ly/3xRider',
    salary: '₦500,000 weekly',
    rules: ['high_pay', 'link_shortener'],
  },
  {
    description:
      'Enter our group for the list of shortlisted people: https://chat.whatsapp.com/AbCdEf123',
    rules: ['group_link'],
  },
  {
    description: 'Account: 2034567891 Zenith Bank. Send proof of payment to our HR.',
    rules: ['bank_account'],
  },
  {
    description: 'Call 0 8 0 3 1 2 3 4 5 6 7 or chat O7061234567 for the interview venue.',
    rules: ['contact_in_text'],
  },
  {
    description: 'Write to hr(at)swift-jobs(dot)com with your BVN and card number.',
    rules: ['contact_in_text'],
  },
  {
    description: 'See http://a.example http://b.example http://c.example for other offers.',
    rules: ['many_links'],
  },
  {
    description: 'Riders wanted, ₦80,000 a day, no licence.',
    salary: '₦80,000 per day',
    rules: ['high_pay'],
  },
  {
    description: 'wa.link/abc123 na the link to chat our HR for your slot.',
    rules: ['link_shortener'],
  },
  {
    description: 'Payment of N3,000 to get the appointment letter, collect your bike the same day.',
    rules: ['fee'],
  },
];
