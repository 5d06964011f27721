import type { Article } from './article.ts';
import { bestDeliveryBikes } from './best-delivery-bikes.ts';
import { gettingCustomers } from './getting-customers.ts';
import { logisticsMistakes } from './logistics-mistakes.ts';
import { startingABikeDeliveryBusiness } from './starting-a-bike-delivery-business.ts';
import { topDeliveryCompanies } from './top-delivery-companies.ts';

/** The blog, newest first (spec §2: five articles). */
export const articles = [
  startingABikeDeliveryBusiness,
  topDeliveryCompanies,
  logisticsMistakes,
  bestDeliveryBikes,
  gettingCustomers,
] as const satisfies readonly Article[];

/** The article of this name, or the newest when no name is given; undefined when there is none of that name. */
export const articleNamed = (slug: string | null): Article | undefined =>
  slug === null ? articles[0] : articles.find((article) => article.slug === slug);
