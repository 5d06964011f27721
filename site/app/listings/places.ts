/** The places that people choose from (spec §2). A listing is there when its location contains the name. */
export const places = ['Lagos', 'Abuja', 'Port Harcourt', 'Kano', 'Ibadan', 'Enugu'] as const;

/** The place that a location is in: `Ikeja, Lagos` is in Lagos. */
export const placeIn = (location: string) =>
  places.find((place) => location.toLowerCase().includes(place.toLowerCase()));
