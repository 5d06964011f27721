import type { Article } from './article.ts';

export const startingABikeDeliveryBusiness: Article = {
  slug: 'starting-a-bike-delivery-business',
  title: 'How to start a bike delivery business in Nigeria',
  date: '2026-10-19',
  summary:
    'Papers, bike, rider, prices and cash on delivery: what to settle before the first parcel, in the order in which it will cost you money.',
  sections: [
    {
      id: 'choose-your-square',
      heading: 'Choose your square before your bike',
      blocks: [
        'A new dispatch business usually fails by riding too far. One bike that crosses Lagos makes a handful of drops a day; the same bike kept inside Surulere and Mushin makes several times as many. Draw a square on the map that a rider crosses in thirty minutes at noon, and count the vendors in it who send something every week: bakers, pharmacies, Instagram shops, phone sellers, tailors, law offices. If you cannot name thirty, move the square.',
        'Decide also what you do not carry. Food needs a level box and hot hours; documents need a clean rider and a signature; phones need two men and a camera. Choose one of these first and become known for it.',
      ],
    },
    {
      id: 'papers',
      heading: 'Papers, in order',
      blocks: [
        {
          steps: [
            'CAC registration. A business name (BN) is enough to begin and can be done online. Choose a name that can be spelled over the phone, and search the register first so that you are not refused.',
            'A bank account and a tax identification number in that name. Vendors trust an account that bears the company’s name, and you need the two kept apart to know whether you earn anything.',
            'The courier licence. NIPOST’s courier regulator licenses operators by area (state, regional, national, international) and renews yearly. Ask for the current fee and class before you paint a logo on a box: unlicensed bikes are seized in some states.',
            'The bike’s papers: proof of ownership, vehicle licence, plate, third-party insurance, which is compulsory, and the permits of your state and local government.',
            'The rider’s papers: a rider’s licence, and where the state has one, its rider card. In the FCT, riders register with the road traffic directorate; Lagos treats courier bikes differently from okada but keeps areas and roads closed to both. Rules change, so ask at the office and not in a WhatsApp group.',
          ],
        },
        'Keep copies of all of it in a plastic sleeve under the seat. A checkpoint that finds everything in one minute lets you go in two.',
      ],
    },
    {
      id: 'bike-and-rider',
      heading: 'The bike, and the person on it',
      blocks: [
        'Buy the model that your neighbourhood’s mechanics know. A used bike can be a good start if an independent mechanic hears the cold engine and the papers match the frame number. Budget for the box, helmet, rain suit, phone holder and a tracker from the beginning: they are not extras.',
        'Most trouble in this business is a person and not a machine. Visit the home of each guarantor. Write down who pays for fuel, a flat tyre, a fine and a lost parcel. On hire purchase, write the weekly sum, the number of weeks, what happens in a week of sickness, and the day the papers change names; then both sign.',
      ],
    },
    {
      id: 'prices',
      heading: 'A price that survives a fuel queue',
      blocks: [
        'Add up one month: rider’s pay, fuel, servicing, tyres, data and calls, insurance and permits spread over twelve months, your own pay, and something put aside for the next bike. Divide by the drops that you really make on an average day, not on your best one. The result is what a drop costs you. If your price is not a third above it, you are working for the pleasure of riding.',
        'Quote by zone instead of by kilometre. Three or four zones fit on one picture that a vendor can forward. Say what is not included: waiting longer than ten minutes, a second attempt, a return. And write on the price list that it changes with fuel, with the date of the last change, so that the next one is no argument.',
      ],
    },
    {
      id: 'cash-on-delivery',
      heading: 'Cash on delivery without tears',
      blocks: [
        {
          list: [
            'Take it only from vendors you have registered, and set a limit per parcel and per rider.',
            'Only a credit alert on your own account counts. Screenshots are easy to forge, and so are alerts by SMS.',
            'Pay vendors on fixed days, with a list of every order. The vendor who has to ask for his money is already looking for another rider.',
            'Count at the end of each shift. A difference is cleared before the next trip or the bike stays in.',
          ],
        },
      ],
    },
    {
      id: 'first-month',
      heading: 'The first month',
      blocks: [
        'Week one: ten vendors, free of charge for the first drop each, in exchange for an honest opinion. Week two: ask five of them for a second vendor. Week three: drop the one who argues about every price. Week four: write down first-attempt deliveries, failed ones and why, and cost per drop. If most failures are “phone switched off”, start calling receivers before the bike leaves.',
        'List the company where people look for one: it is free for 3 months to [register on {siteName}](/register-company), and riders can be found with a [job post](/post-job). Then answer the phone. In this trade it is half of the service.',
      ],
    },
  ],
};
