/** Texts of honest jobs with words that fraud uses, too: fees that are denied, charged to customers or paid by the employer. */
export const honestJobs: readonly {
  description: string;
  salary?: string;
  requirements?: string[];
}[] = [
  {
    description:
      'Deliver parcels in Surulere and Yaba. No registration fee, no training fee, no hidden charges.',
  },
  {
    description:
      'We do not charge any fee at any stage of our recruitment. Report anyone who asks you to pay.',
  },
  {
    description:
      'Beware of fraudsters: we never ask applicants to pay for forms, interview or ID card.',
  },
  {
    description:
      'Application is free. Training is free and takes two weeks at our Oregun yard. No fee is charged.',
  },
  {
    description:
      'NOTE: We don’t collect money from applicants, before or after interview. Registration is free.',
  },
  {
    description:
      'You no go pay any money before we employ you. Just come with your licence and guarantor.',
    salary: '₦80,000 monthly',
  },
  {
    description:
      'Dem no dey collect registration fee for here. Come with your rider’s card, we go test you same day.',
  },
  {
    description:
      'Nobody should pay anybody a kobo for this job. If an agent asks for an agency fee, call our office.',
  },
  {
    description:
      'We pay for your training, uniform and ID card. You resume the Monday after the interview.',
  },
  {
    description:
      'The company covers the medical fee and the police report. First salary at the end of the month.',
  },
  {
    description:
      'Uniform, helmet and rain coat are provided at no cost. Training fee is paid by the company.',
  },
  {
    description:
      'Pay is ₦90,000 a month, paid before the 5th. Training in the first week is paid ₦3,000 daily.',
    salary: '₦90,000',
  },
  {
    description:
      'Pay: ₦25,000 weekly plus ₦300 per drop. Interview every Tuesday, 10 am, at 14 Bode Thomas.',
  },
  { description: 'We pay N5,000 for each day of training, and N120,000 monthly after that.' },
  {
    description:
      'Collect delivery fees from customers by POS or transfer and remit daily. POS charges are ours.',
  },
  {
    description:
      'Cashier: receive and record registration fees from merchants, reconcile the POS and bank every evening.',
  },
  {
    description:
      'You explain our delivery fees and loading charges to customers, and send the invoice the same day.',
  },
  {
    description:
      'Customs clearance fees are paid by our clients; you carry documents between NAHCO and the agents.',
  },
  {
    description:
      'Hire purchase: ₦18,000 a week for fifty-two weeks, and the bike is yours. Fuel is on the rider.',
  },
  {
    description:
      'Remit ₦3,500 every day, keep the rest. The motorcycle, its papers and insurance are ours.',
  },
  {
    description:
      'Bring your licence, two passport photographs and the form from our website to the interview.',
  },
  {
    description:
      'Come along with guarantor’s form and NEPA bill. Interview holds at Ogba, transport is refunded up to N2,000.',
  },
  {
    description:
      'Download the application form, fill it and send it to our e-mail before 30 November. No payment is required.',
  },
  {
    description:
      'Riders keep 70% of each fee. We transfer your share every Monday, before you start the week.',
  },
  {
    description:
      'You will process payments at the front desk: parcels are paid for in cash, by card or by transfer.',
  },
  {
    description:
      'Shortlisted candidates will be invited to an interview. Application, interview and training cost you nothing.',
  },
  {
    description:
      'Drop parcels with security at each estate, pay the gate levy from the float we give you, and keep the receipt.',
  },
  {
    description:
      'Applicants are not required to pay a registration fee. Do not pay any money to secure this job.',
  },
  {
    description:
      'There is no application fee; anybody who tells you to pay for a slot is not from us.',
  },
  {
    description:
      'Data entry: enter waybills, calculate charges for each zone, and answer customers who ask about payment on delivery.',
  },
  {
    description:
      'You go ride our bike, we go give you fuel money every morning. Salary na N75,000, we dey pay am 28th.',
    salary: 'N75,000',
  },
  {
    description:
      'Training lasts 5 days. Uniform is free. Riders with their own helmet get ₦5,000 extra in the first month.',
  },
  {
    description:
      'Salary: 100k. Accommodation for riders from outside Lagos. Free registration, free medicals, free kit.',
    salary: '100k',
  },
  {
    description:
      'Mechanics with tools of their own. We don’t, at any point, take money or a deposit for employment.',
  },
  {
    description:
      'Van driver for Onitsha and Asaba. No fee, no wahala: send CV, come for test drive, start work.',
    salary: '₦110,000 – ₦130,000',
  },
  {
    description:
      'Air cargo desk: quote per kilo, take payment, print the airway bill. Two years’ experience in handling charges and demurrage.',
  },
];
