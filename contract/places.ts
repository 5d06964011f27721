/** The places that people choose from (spec §2). A listing is in the first of them that its location contains. */
export const places = ['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan', 'Enugu'] as const;

/** `Lagos` for `Ikeja, Lagos`. */
export const cityIn = (location: string) =>
  places.find((place) => location.toLowerCase().includes(place.toLowerCase()));

/** These places by their paths in gazetteer.json; of some cities that is the state. */
export const placesByPath: Readonly<Record<string, string>> = {
  lagos: 'Lagos',
  abuja: 'Abuja',
  'rivers/port-harcourt': 'Port Harcourt',
  kano: 'Kano',
  'oyo/ibadan': 'Ibadan',
  enugu: 'Enugu',
};

const names =
  'Abia, Abuja (FCT), Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, ' +
  'Ekiti, Enugu, Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, ' +
  'Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara';

/** Names of the states by their paths in gazetteer.json, which no browser loads. */
export const states: Readonly<Record<string, string>> = Object.fromEntries(
  names
    .split(', ')
    .map((name) => [name.replace(' (FCT)', '').replace(' ', '-').toLowerCase(), name]),
);

/** Well-known areas and cities, offered to browsers without script in place of those of the chosen state. */
export const knownAreas = (
  'Ikeja, Lekki, Yaba, Surulere, Victoria Island, Ikorodu, Ajah, Apapa, Wuse, Garki, Kubwa, Gwarinpa, Port Harcourt, ' +
  'Ibadan, Abeokuta, Benin City, Warri, Asaba, Onitsha, Awka, Aba, Owerri, Uyo, Calabar, Ilorin, Jos, Zaria'
).split(', ');
