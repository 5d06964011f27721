import { places } from '#contract/places.ts';

export { places };

/** `Lagos` for `Ikeja, Lagos`. */
export const placeIn = (location: string) =>
  places.find((place) => location.toLowerCase().includes(place.toLowerCase()));
