import type { Article } from './article.ts';

export const gettingCustomers: Article = {
  slug: 'getting-customers',
  title: 'How to get customers for your delivery company, and keep them',
  date: '2026-06-15',
  summary:
    'Vendors change riders when they are let down, not when they see an advert. How to be the number they call on that day.',
  sections: [
    {
      id: 'whom',
      heading: 'Sell to those who send every week',
      blocks: [
        'A person who sends one birthday cake costs you as much talk as a vendor who sends ten parcels a week. Walk your area and list those who send regularly: bakers, pharmacies, fashion and wig shops, phone dealers, spare-part traders, law and accounting offices, laboratories, caterers. Forty names are enough to begin. Learn one thing about each: what they send, when, and what goes wrong.',
      ],
    },
    {
      id: 'first-visit',
      heading: 'The first visit',
      blocks: [
        'Do not open with the price. Ask: “What happened the last time a delivery failed?” Then answer that one thing. To the baker: a level box, and a picture before and after. To the pharmacist: a rider who reads the name back. To the trader: remittance on Tuesdays and Fridays, with a list.',
        'Leave a card with one phone number, four zones with prices, the hours, the CAC number and the office address. Many competitors cannot print the last two.',
      ],
    },
    {
      id: 'listing',
      heading: 'A listing that answers before it is asked',
      blocks: [
        'People who look for a dispatcher compare three and call one. Your entry should say what a careful customer wants to know:',
        {
          list: [
            'Where you pick up and where you deliver, by name of area and not “nationwide”.',
            'Hours, and the time by which to hand over for same-day delivery.',
            'A price range with a place in it: “₦1,500 – ₦4,000 within Lagos Island”.',
            'Cash on delivery: the limit, and the days on which you pay out.',
            'Insurance: what is covered, up to how much, and by whom.',
            'An address with a door. It is the first thing a new customer checks.',
          ],
        },
        'If your company is not here yet, [register it](/register-company); if somebody else listed it, [claim it](/claim-listing).',
      ],
    },
    {
      id: 'whatsapp',
      heading: 'WhatsApp as your counter',
      blocks: [
        'Use a business account with the company’s number, a catalogue of zones, an away message with your hours, and quick replies for the five questions that you get all day. Save vendors by name and area. Send a status in the morning with the day’s runs and the cut-off times. And never add people to groups: one complaint costs you more than ten posts bring.',
      ],
    },
    {
      id: 'day-of-failure',
      heading: 'Be there on the day the other one fails',
      blocks: [
        'Vendors do not leave a rider for a discount. They leave on the day he switches off his phone with four parcels in his box. On that day they call whoever they remember as answering. So answer: between 7 am and 9 pm, by a person, within five rings. If you cannot take the job, say so at once and name who can. They will call you first next time.',
      ],
    },
    {
      id: 'keeping',
      heading: 'Keeping them',
      blocks: [
        {
          list: [
            'Tell before they ask. A message at pickup, at a delay and at the door replaces most phone calls.',
            'Pay out on the promised day, even when a rider is short. It is your difference, not the vendor’s.',
            'Send a weekly statement: parcels, delivered at first attempt, failed and why, money collected, money paid.',
            'When you lose or break something, call first, apologise once, and say when you will pay. Vendors tell that story for years, and well told it is advertising.',
            'Give the tenth customer who sends you another one something he can use, such as a free zone-one drop each week for a month.',
          ],
        },
      ],
    },
    {
      id: 'saying-no',
      heading: 'Customers to refuse',
      blocks: [
        'The one who will not say what is in the parcel. The one who wants a price below your cost “to test”. The one who pays last month’s bill with next month’s promise. Every hour spent on them is taken from the forty on your list. Refuse politely, in writing, and early.',
      ],
    },
    {
      id: 'measure',
      heading: 'Three numbers to know by heart',
      blocks: [
        'How many vendors sent you something this week who also did last week; how many parcels were delivered at the first attempt; what one drop costs you. When the first falls, visit. When the second falls, look at addresses and phone calls. When the third rises, look at your zones before you look at your rider.',
      ],
    },
  ],
};
