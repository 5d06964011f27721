import type { Article } from './article.ts';

export const logisticsMistakes: Article = {
  slug: 'logistics-mistakes',
  title: 'Ten logistics mistakes that cost small businesses money',
  date: '2026-08-31',
  summary:
    'Most failed deliveries were lost before the rider came. Ten habits of vendors that cost money, each with what to do instead.',
  sections: [
    {
      id: 'address',
      heading: '1. “When you reach the junction, call me”',
      blocks: [
        'A rider who has to call from the junction stands there for fifteen minutes, and the four parcels behind yours stand with him. Ask every customer for five things and keep them: street and number, nearest landmark, gate or floor, a second phone number, and a map pin. It takes one message and saves the second attempt.',
      ],
    },
    {
      id: 'receiver',
      heading: '2. Sending before the receiver has confirmed',
      blocks: [
        'People travel, go to work and change their minds. Confirm on the morning of delivery, with the amount if it is pay on delivery. No answer, no dispatch. Returned parcels pay twice for nothing.',
      ],
    },
    {
      id: 'packaging',
      heading: '3. Packing for the shelf instead of the road',
      blocks: [
        'A bike shakes, brakes and gets wet. Put liquids in screw-top bottles inside a sealed bag, glass in a box inside a box with a fist of padding on every side, and tape the cartons’ seams as well as the flap. Drop your own packed parcel from the height of your waist: if you do not dare, it is not ready.',
      ],
    },
    {
      id: 'size',
      heading: '4. Guessing weight and size',
      blocks: [
        'Buy a hanging scale and a tape. A carton that does not fit the box means a second vehicle, an argument and a higher price with the customer listening. Photograph the parcel beside a ruler once for each product that you sell, and send that picture with the booking.',
      ],
    },
    {
      id: 'proof',
      heading: '5. No proof of what you handed over',
      blocks: [
        'Take three pictures: the goods in the open box, the sealed box with its label, the rider with the plate. Write the rider’s name and the time on the waybill. Most disputes end when one side has pictures, and it should be yours.',
      ],
    },
    {
      id: 'one-rider',
      heading: '6. Depending on one rider',
      blocks: [
        'He is excellent until he is ill, arrested, married or poached. Keep two companies warm, give the second one a tenth of your parcels every week, and compare. It also keeps the first one’s price honest.',
      ],
    },
    {
      id: 'cod',
      heading: '7. Treating cash on delivery as free',
      blocks: [
        'Money that comes back next Friday is money you lend for a week. Reckon the fee, the delay and the share that is refused at the door, and put them in your price, or offer a small discount for paying first. Reconcile each remittance against your own list on the day it comes: after a month nobody can remember.',
      ],
    },
    {
      id: 'returns',
      heading: '8. No price and no rule for returns',
      blocks: [
        'Decide before it happens: how many days, who pays the way back, in what state, refund or exchange. Print it on a slip in the parcel. A rider at the door cannot invent your policy, and he will if you make him.',
      ],
    },
    {
      id: 'promises',
      heading: '9. Promising times that belong to the road',
      blocks: [
        '“In two hours” is a promise about rain, fuel and a bridge. Promise a window and a message: “between 2 and 5, and the rider calls before he comes”. Customers forgive a long window. They do not forgive a wrong minute.',
      ],
    },
    {
      id: 'content',
      heading: '10. Not saying what is inside',
      blocks: [
        'Power banks and perfume are refused at the airport, frozen fish ruins dresses, and tramadol in “vitamins” puts a rider in prison. Declare the content truthfully, read the [delivery policy](/terms#delivery-policy) once, and insure what you could not bear to lose: many carriers pay a fixed small sum for a parcel of undeclared value, whatever was in it.',
      ],
    },
    {
      id: 'begin-with-two',
      heading: 'Begin with two',
      blocks: [
        'Nobody changes ten habits at once. Start with the address form and the three pictures, this week. Then count the failed deliveries for a month and let the largest reason choose the third.',
      ],
    },
  ],
};
