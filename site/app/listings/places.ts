import { places } from '#contract/places.ts';

export { places };

/** The place that a location is in: `Ikeja, Lagos` is in Lagos. */
export const placeIn = (location: string) =>
  places.find((place) => location.toLowerCase().includes(place.toLowerCase()));
