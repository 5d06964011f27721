import { services, servicesIn, type Service } from './services.ts';

/** A company on a card. */
export interface CompanySummary {
  id: string;
  name: string;
  location: string;
  services: Service[];
  priceRange: string;
  image: string | null;
  /** 1 to 5; null shows 'New'. */
  rating: number | null;
  reviewCount: number;
  /** The line about views, in words. */
  views: string;
  verified: boolean;
  plan: string;
  excerpt: string;
}

/** A company on its own page; without a phone number, which is asked for. */
export interface CompanyDetails extends CompanySummary {
  description: string | null;
  category: string;
  address: string;
  email: string;
}

/** A phone number once it is revealed: as people write it, to call, to chat. */
export interface RevealedPhone {
  phone: string;
  tel: string;
  whatsapp: string;
}

/** What asking for the number gives: the number, or a sentence why not. */
export type Reveal =
  { number: RevealedPhone; message?: never } | { number?: never; message: string };

/** One line of 'Services Offered': its icons are chosen by the words in it (spec §2). */
export interface OfferedService {
  icons: Service[];
  name: string;
}

/**
 * The services a company offers: its category in its own words where it is more than a bare 'bike', then each service
 * type that the category does not speak of.
 */
export function servicesOffered({
  category,
  services: types,
}: Pick<CompanyDetails, 'category' | 'services'>): OfferedService[] {
  const bare = category.toLowerCase() in services;
  const icons = bare ? [] : servicesIn(category);
  const own = bare ? [] : [{ icons, name: category }];
  const others = types.filter((type) => !icons.includes(type));
  return [...own, ...others.map((type) => ({ icons: [type], name: services[type].offer }))];
}
