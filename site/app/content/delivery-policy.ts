import type { Section } from './text.ts';

/**
 * What may not be sent through, offered on or advertised with the marketplace: the sections of spec §2, in its
 * order. Names of laws and agencies are those of Nigeria.
 */
export const deliveryPolicy: readonly Section[] = [
  {
    id: 'alcohol-and-tobacco',
    heading: 'Alcohol and tobacco',
    blocks: [
      'Alcohol and tobacco may be sent only between businesses that may sell them: from a registered producer or distributor to a licensed bar, shop or hotel, sealed, with an invoice. Products need their NAFDAC number.',
      {
        list: [
          'Not to anyone under 18, and not to an address where nobody of age can sign. The National Tobacco Control Act 2015 forbids selling tobacco to persons under 18.',
          'No unlabelled or home-distilled spirits (ogogoro, kai-kai) and no alcohol in sachets or bottles that NAFDAC has not registered.',
          'No loose cigarettes, no shisha mixtures and no nicotine liquids without registration.',
        ],
      },
    ],
  },
  {
    id: 'animals',
    heading: 'Animals',
    blocks: [
      'No pets and no wildlife. Protected species and anything made from them, such as pangolin scales, ivory, parrots, skins and bush meat, are forbidden by the Endangered Species Act and CITES, whoever sends them.',
      'Day-old chicks, fingerlings and breeding stock may travel with a carrier that says it takes them, in ventilated boxes, with the veterinary or quarantine (NAQS) papers that the route asks for. Frozen and smoked meat and fish count as food.',
    ],
  },
  {
    id: 'human-parts',
    heading: 'Human parts',
    blocks: [
      'No human organs, tissue, bones, hair with roots, ashes or remains, for any purpose, ritual purposes above all. The National Health Act 2014 makes trade in human tissue a crime. We report every such request to the police.',
      'Medical samples and blood for transfusion are excepted: only between licensed hospitals, laboratories and blood banks, packed and labelled for it, with a courier trained to carry them. Wigs and hair extensions are ordinary goods.',
    ],
  },
  {
    id: 'illegal-or-stolen-goods',
    heading: 'Illegal or stolen goods',
    blocks: [
      'Nothing that the sender does not own or may not possess: stolen phones and vehicles, vandalised cables, transformers and rail parts, crude oil and products from illegal refining, smuggled rice, fuel or vehicles, looted relief goods.',
      'Used phones, laptops, engines and motorcycles travel with a receipt or proof of ownership. A carrier that cannot be shown one should refuse, and may open the parcel in front of the sender.',
    ],
  },
  {
    id: 'counterfeit',
    heading: 'Counterfeit goods',
    blocks: [
      'No fakes and no copies sold under another’s name: medicines, drinks, cosmetics, motor and electrical parts, lubricants, phones, designer goods, school books, films and software. Counterfeit medicine and brake parts kill; the Counterfeit and Fake Drugs Act, the Trade Marks Act and the Copyright Act 2022 all punish the carrier who knows.',
      'No false certificates, labels, NAFDAC numbers or packaging meant to be filled later.',
    ],
  },
  {
    id: 'drugs',
    heading: 'Drugs',
    blocks: [
      'No narcotics or psychotropic substances: cannabis (igbo, loud, skunk, edibles), cocaine, heroin, methamphetamine (mkpuru mmiri), tramadol above the permitted strength, codeine syrup, rohypnol, or anything sold to be smoked, sniffed or swallowed in their place. Not even a small quantity and not as a favour.',
      'Riders have been jailed for parcels they never opened. A carrier may refuse a parcel whose content is not shown, and should hand a suspicious one to the NDLEA instead of returning it.',
      'Prescription medicine goes only from a licensed pharmacy, hospital or wholesaler to a named patient or to another licensed holder.',
    ],
  },
  {
    id: 'hacking-materials',
    heading: 'Hacking materials',
    blocks: [
      'Nothing whose use is to break into accounts, cards, phones or networks: card skimmers and shims, cloned or blank bank cards, SIM boxes, IMSI catchers, devices to change IMEIs or bypass meters, collections of stolen log-ins, BVNs or NINs, pre-registered SIM cards. See the Cybercrimes Act 2015.',
      'Ordinary computers, tools for repair, and security equipment of a company that can say what it is for are welcome.',
    ],
  },
  {
    id: 'miracle-cures',
    heading: 'Miracle cures',
    blocks: [
      'No product that promises to cure what medicine cannot, or to work by faith or magic: cures for HIV, cancer, diabetes, infertility or madness, “flusher” mixtures, slimming and skin-bleaching injections, lucky soap, love charms, money-making rings.',
      'Herbal products with a NAFDAC listing number may be sent, with the label they were listed with and no more than it claims.',
    ],
  },
  {
    id: 'offensive-goods',
    heading: 'Offensive goods',
    blocks: [
      'No pornography, nothing that shows the abuse of children, which we report at once, and no hidden-camera or revenge material. No writings, flags or recordings that call for hatred or violence against a people, a religion or a region, or that praise terrorists.',
      'No parcels meant to frighten or shame the person who receives them.',
    ],
  },
  {
    id: 'crime-items',
    heading: 'Crime items',
    blocks: [
      'Nothing used in, taken in or kept back from a crime: forged passports, visas, certificates, plate numbers, stamps and banknotes; ransom, bribes and proceeds of fraud; burglary tools and car-key cloners; another person’s identity papers, cards or post; evidence.',
      'Uniforms, badges and kit of the police, the armed forces, customs or the FRSC go only to the service itself or on its written order.',
    ],
  },
  {
    id: 'precious-materials',
    heading: 'Precious materials',
    blocks: [
      'No raw gold, diamonds, other gemstones, lithium ore, tin, columbite or other minerals without the licence and the papers that the Nigerian Minerals and Mining Act asks of those who possess or buy them.',
      'Jewellery, watches, works of art and heirlooms above ₦500,000 do not belong on an ordinary dispatch bike. Use a carrier with transit insurance that names the item, and declare its value. Antiquities need a permit of the National Commission for Museums and Monuments.',
    ],
  },
  {
    id: 'hazardous-materials',
    heading: 'Hazardous materials',
    blocks: [
      'Nothing that burns, explodes, poisons, corrodes or radiates, unless the carrier is equipped for it and agreed in writing: petrol and diesel in jerrycans, gas cylinders on bikes, fireworks (knockout, banger), acids, pesticides, mercury, asbestos, infectious waste, radioactive sources.',
      {
        list: [
          'By air: no loose or damaged lithium batteries, power banks outside hand baggage rules, aerosols, paint, perfume in bulk or dry ice without declaration. Airlines follow the dangerous goods rules of the NCAA and IATA, and a false declaration is a crime.',
          'By road: generators and power tools travel with empty tanks; cooking gas goes upright, in a van or on a frame made for it, never with food.',
        ],
      },
    ],
  },
  {
    id: 'regulated-goods',
    heading: 'Regulated goods',
    blocks: [
      'Some goods are lawful only with a paper, which travels with the parcel:',
      {
        list: [
          'Food, drinks, cosmetics, medical devices and chemicals: NAFDAC registration.',
          'Plants, seeds, produce and soil across borders: a phytosanitary certificate of NAQS.',
          'Drones, radios, jammers, trackers in bulk: NCC type approval, and for drones the clearance of the Office of the National Security Adviser.',
          'Fertiliser, above all urea in bulk: the permits now asked for in several states.',
          'Exports and imports: the customs entry, and an NXP form for commercial exports.',
          'Passports, certificates, ballot papers and court files: only sealed, signed for and to the named person.',
        ],
      },
      'If you are not sure, ask the agency before you ask the rider.',
    ],
  },
  {
    id: 'weapons',
    heading: 'Weapons',
    blocks: [
      'No firearms, locally made or imported, no parts, ammunition, magazines or silencers; no explosives, grenades or detonators; no stun guns, tear gas or pepper spray; no swords, daggers, axes or machetes meant to be carried; no toy or airsoft gun that could be taken for a real one. The Firearms Act makes possession without a licence a serious crime, and the rider possesses what is in his box.',
      'Kitchen knives, farm cutlasses and tools are allowed when wrapped so that they cannot cut and declared as what they are.',
    ],
  },
  {
    id: 'wholesale-currency',
    heading: 'Wholesale currency',
    blocks: [
      'No bundles of naira or foreign notes, no new notes for spraying, no cheques signed in blank, no loaded cards, vouchers or gift cards in bulk, no POS floats. Carriage of cash belongs to licensed cash-in-transit companies. Taking more than US$10,000 or its equal across the border without declaring it is an offence.',
      'Money that a rider collects on delivery is not meant here. Agree a limit in writing, and have it paid in on the same day.',
    ],
  },
  {
    id: 'platform-abuse',
    heading: 'Platform abuse',
    blocks: [
      'The marketplace itself must not be used to deceive. This includes:',
      {
        list: [
          'a listing in another company’s name, or with a CAC number, address or phone that is not yours;',
          'sending a rider to collect goods that were booked with somebody else;',
          'jobs that ask applicants for a fee, a deposit, an account number or a nude photograph;',
          'copying phone numbers from the site to sell them or to send mass messages;',
          'flooding the forms, probing the site for weaknesses without our leave, or inflating views;',
          'threatening a company or a reviewer over a listing.',
        ],
      },
      'Platform abuse means immediate termination of every listing, plan and advert of those involved, with no refund, and where a crime is likely, a report to the police.',
    ],
  },
  {
    id: 'shipping-violations',
    heading: 'Shipping violations',
    blocks: [
      'These break the policy even when the goods are lawful:',
      {
        list: [
          'a false description, weight or value, or a false sender’s or receiver’s name;',
          'hiding one thing inside another, or paying a rider to look away;',
          'loads beyond what the bike, van or aircraft may carry, or passengers among goods;',
          'riding without the papers, the licence or the insurance that the state asks for, or carrying mail and parcels for pay without the NIPOST courier licence where one is required;',
          'keeping a parcel, or the cash collected for it, beyond the agreed day.',
        ],
      },
      'A company that we find doing so is warned once and given seven days to put it right; after that, or at once when somebody was robbed or hurt, its listing ends. A sender who does so may lose any claim against the carrier.',
    ],
  },
];
