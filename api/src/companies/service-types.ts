import { z } from 'zod';
import { serviceTypes } from '#contract/listing-types.ts';

export const ServiceType = z.enum(serviceTypes, { error: 'service must be bike, van or air' });
export type ServiceType = z.infer<typeof ServiceType>;

const keywords: Record<ServiceType, readonly string[]> = {
  bike: ['bike', 'cycle'],
  van: ['van', 'haul'],
  air: ['air', 'cargo'],
};

/** The service types named in a category: `Bikes and air cargo` gives bike and air (spec §2). */
export const servicesIn = (category: string): ServiceType[] =>
  serviceTypes.filter((type) =>
    keywords[type].some((word) => category.toLowerCase().includes(word)),
  );
