/** The three services of the directory, in the words of the registration form (spec §5). */
export const services = {
  bike: { name: 'Bike', offer: 'Bike Delivery' },
  van: { name: 'Van', offer: 'Van Delivery' },
  air: { name: 'Air', offer: 'Air Shipping' },
} as const;

export type Service = keyof typeof services;

export const serviceNames = Object.keys(services) as Service[];

/** A service query parameter counts only when it is bike, van or air (spec §5). */
export const asService = (value: string | null): Service | undefined =>
  serviceNames.find((service) => service === value);

const words: Record<Service, RegExp> = {
  bike: /bike|cycle/i,
  van: /van|haul/i,
  air: /air|cargo/i,
};

/** The services that a text speaks of (spec §2): bike or cycle, van or haul, air or cargo. */
export const servicesIn = (text: string): Service[] =>
  serviceNames.filter((service) => words[service].test(text));
