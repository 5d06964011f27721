import type { Article } from './article.ts';

export const topDeliveryCompanies: Article = {
  slug: 'top-delivery-companies',
  title: 'Top delivery companies in Nigeria: how to choose yours, city by city',
  date: '2026-09-28',
  summary:
    'There is no best courier in Nigeria, only a best one for your parcel, your street and your day. How to find it in Lagos, Abuja, Port Harcourt, Kano, Ibadan and Enugu.',
  sections: [
    {
      id: 'no-ranking',
      heading: 'Why this is not a ranking',
      blocks: [
        'Many lists of “top ten couriers” are paid for, or copied from one that was. A company that is splendid for documents on Lagos Island can be hopeless for a freezer in Ibadan. So we name nobody here. Instead, this is how people who send parcels every day choose, and what differs from city to city.',
      ],
    },
    {
      id: 'six-checks',
      heading: 'Six checks that take half an hour',
      blocks: [
        {
          steps: [
            'Look up the name in the CAC’s public search. Is it active, and does it match the name on the account you are asked to pay into?',
            'Go to the address, or send somebody. A table and a book with yesterday’s parcels in it say more than a website.',
            'Call the listed number twice, once in the evening. You are testing whether a person answers when something has gone wrong.',
            'Ask three questions: what happens if it is lost, when is cash on delivery paid out, and who is the rider? Vague answers now are vague answers later.',
            'Ask for the courier licence, and for the insurance certificate if the parcel is dear. “We have insurance” is not a certificate.',
            'Send something cheap to a friend and have him tell you how it arrived.',
          ],
        },
      ],
    },
    {
      id: 'lagos',
      heading: 'Lagos',
      blocks: [
        'The question here is the water. Ask any company how often it crosses between mainland and island, and by when you must hand over to be on that run. A mainland firm that collects in Ikeja and delivers in Lekki with one rider will be late by habit; one with fixed crossings and a handover point will not. For Ikorodu, Badagry and Epe take a local company. See [companies in Lagos](/companies?q=Lagos).',
      ],
    },
    {
      id: 'abuja',
      heading: 'Abuja',
      blocks: [
        'Distances are long and roads are good, so the price is fuel. A rider based in Kubwa or Lugbe is cheaper for those towns than one from Wuse. Ask whether bikes are registered with the road traffic directorate: unregistered ones get stopped and your parcel with them. Offices should look for invoicing and for riders whose papers can be inspected. See [companies in Abuja](/companies?q=Abuja).',
      ],
    },
    {
      id: 'port-harcourt',
      heading: 'Port Harcourt',
      blocks: [
        'It rains hard and often from April to October. Ask to see the box. For industry in Trans-Amadi, Onne and Eleme the right company is one whose drivers may pass the gates, with HSE papers in order; ask for them before you ask for a price. Waybills from the motor parks are a trade of their own: choose a company that collects there daily. See [companies in Port Harcourt](/companies?q=Port%20Harcourt).',
      ],
    },
    {
      id: 'kano',
      heading: 'Kano',
      blocks: [
        'Much of what moves is bales and cartons from Kantin Kwari, Sabon Gari and Dawanau, and vans matter more than bikes. Ask how bales are numbered and who signs at the far end. Plan around Friday prayers, and use a company whose phone is answered in Hausa if your receivers speak it. See [companies in Kano](/companies?q=Kano).',
      ],
    },
    {
      id: 'ibadan',
      heading: 'Ibadan',
      blocks: [
        'The city is wide, hilly and short of house numbers. Good dispatchers work with landmarks and a call ahead; ask a new one to find a place you know. For Lagos–Ibadan traffic ask about return loads, which are cheaper in one direction, and about the train. See [companies in Ibadan](/companies?q=Ibadan).',
      ],
    },
    {
      id: 'enugu',
      heading: 'Enugu',
      blocks: [
        'Bikes do the town in half an hour, so look instead at what lies outside: Nsukka, Udi, Abakaliki and the markets of Onitsha and Nnewi. Ask on which days the van goes and what happens to a parcel on the days in between. See [companies in Enugu](/companies?q=Enugu).',
      ],
    },
    {
      id: 'warning-signs',
      heading: 'Signs to walk away',
      blocks: [
        {
          list: [
            'The rider arrives before you have booked, or calls from a number that is not the company’s.',
            'Payment is wanted into a personal account, in full, before pickup, from a new customer.',
            'The price is far below everybody else’s. Somebody is paying for it, and it may be you.',
            'No waybill, no name, no photograph allowed.',
            'The address is a junction or a bus stop.',
          ],
        },
        'Start with [bike](/companies?service=bike), [van](/companies?service=van) or [air](/companies?service=air), read the address, and visit it. That one habit would prevent a good part of the sad stories in this trade.',
      ],
    },
  ],
};
