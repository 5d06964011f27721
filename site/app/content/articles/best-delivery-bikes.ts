import type { Article } from './article.ts';

export const bestDeliveryBikes: Article = {
  slug: 'best-delivery-bikes',
  title: 'The best delivery bikes for Nigerian roads, and how to choose one',
  date: '2026-07-20',
  summary:
    'Parts on your street beat horsepower. What to look at in a dispatch bike, which kinds suit which work, and how to inspect a used one.',
  sections: [
    {
      id: 'what-matters',
      heading: 'What matters, in this order',
      blocks: [
        {
          steps: [
            'Parts and hands. Can a mechanic within two kilometres fit a clutch plate today, from stock? A bike that waits three days for a cable has cost more than its fuel saving.',
            'Fuel per drop. Small engines ridden gently win. Measure it yourself: fill up, ride a working day, fill up again, divide by the drops.',
            'Frame and carrier. A loaded box puts its weight behind the rear axle. Look for a steel subframe with welded mounting points, and have the carrier bolted to the frame and not to plastic.',
            'Brakes and tyres. A disc in front stops better in rain. Tyres for mixed roads last longer than road tyres where half of the streets are not tarred.',
            'Resale. Some models find a buyer in a day. That is money in the bank, standing in your yard.',
          ],
        },
      ],
    },
    {
      id: 'commuters-100-125',
      heading: '100 to 125 cc: the town bike',
      blocks: [
        'For parcels below fifteen kilograms in one part of a city, the plain commuters are hard to beat: the Bajaj Boxer 100, the TVS HLX 125, Honda’s Ace 125, the Haojue and Qlink 125s. They are simple, sip fuel and every roadside mechanic has taken one apart. They are slow on expressways and tire a rider who crosses a city twice a day.',
      ],
    },
    {
      id: 'workhorses-150',
      heading: '150 cc: the workhorse',
      blocks: [
        'For longer routes, hills as in Enugu and Ibadan, or heavier boxes, the 150s earn their extra fuel: the Bajaj Boxer 150, the TVS HLX 150 and similar. The Boxer is the bike that most second-hand parts fit. Check the current rules of your state before buying: some restrict where and with what engine size a bike may carry goods.',
      ],
    },
    {
      id: 'scooters',
      heading: 'Scooters: food and documents',
      blocks: [
        'Automatic, clean, easy to get on and off forty times a day, with room under the seat. Small wheels dislike potholes and deep water, and parts are rarer outside large cities. Good for estates, offices and kitchens; poor for Ikorodu in July.',
      ],
    },
    {
      id: 'electric',
      heading: 'Electric: when the sums work',
      blocks: [
        'An electric bike has few parts that wear and no petrol to queue for. It pays where four things are true: routes are short and fixed, charging or battery swapping is within reach at all hours, the seller will still be there next year, and the battery’s warranty is written in years and remaining capacity. Ask who owns the battery, what a new one costs, and for the real range with a full box in the heat. If one answer is missing, rent for a month before you buy.',
      ],
    },
    {
      id: 'tricycles',
      heading: 'Cargo tricycles: water, gas and furniture',
      blocks: [
        'For bulky goods inside one town a cargo tricycle replaces three bike trips. It is slow, it is barred from many main roads, and it needs its own class of licence. Never load gas cylinders lying down.',
      ],
    },
    {
      id: 'used',
      heading: 'Buying used: fifteen minutes of inspection',
      blocks: [
        {
          list: [
            'Compare engine and frame numbers with the papers, and the papers with the seller’s ID. No match, no talk.',
            'Touch the engine before it is started. A warm one is hiding how it starts cold.',
            'Blue smoke is oil, and a rebuild. Listen for knocking when you open the throttle in neutral.',
            'Lift the front and turn the bars slowly: a catch in the middle is a worn steering bearing or an old accident.',
            'Look along the bike from behind. Wheels that do not follow each other mean a bent frame.',
            'Pull the chain off the back of the sprocket. If you can see half a tooth, add a chain set to the price.',
            'Ride it over a bad road with somebody on the back.',
          ],
        },
      ],
    },
    {
      id: 'keep-it-alive',
      heading: 'Keep it alive',
      blocks: [
        'Oil at the interval in the manual, halved if the bike idles in traffic all day; chain cleaned and adjusted weekly; brake shoes looked at every Saturday; tyre pressure before the first trip. Write each service in a book that hangs in the office. Two bikes of the same model are cheaper than two of different ones, since one shelf of parts serves both.',
        'And spend on the rider: a full-face helmet, gloves, a reflective vest and a rain suit cost little beside a bike that stands still for a week.',
      ],
    },
  ],
};
