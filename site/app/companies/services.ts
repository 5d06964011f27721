import { serviceTypes } from '#contract/listing-types.ts';

/** Spec §5. */
export const services = { bike: 'Bike', van: 'Van', air: 'Air' } as const;

export type Service = keyof typeof services;

export const asService = (value: string | undefined): Service | undefined =>
  serviceTypes.find((service) => service === value);

const words: Record<Service, RegExp> = { bike: /bike|cycle/i, van: /van|haul/i, air: /air|cargo/i };

/** The services that a text mentions (spec §2): bike or cycle, van or haul, air or cargo. */
export const servicesIn = (text: string): Service[] =>
  serviceTypes.filter((service) => words[service].test(text));
