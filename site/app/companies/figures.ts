import { grouped } from '#contract/digits.ts';
import type { Company, Stats } from '#contract/openapi.ts';

/**
 * Figures beside a listing and on the home page (docs/decisions/005): `claimed` are those of the specification (§1, §2),
 * `measured` only counted ones.
 */
type Figures = 'claimed' | 'measured';

export const shownPriceRange = ({ priceRange }: { priceRange: string }) =>
  priceRange || 'Varies by location';

/** Stars of a company, 1 to 5; null where there is nothing to show yet. */
export const shownRating = (rating: number | null, figures: Figures) =>
  rating ?? (figures === 'claimed' ? 2 : null);

/** The line about views on a card; without a real view 10 to 24, constant for each company. */
export function shownViews({ id, views }: Pick<Company, 'id' | 'views'>, figures: Figures): string {
  if (views) return `${grouped(views)} ${views === 1 ? 'view' : 'views'}`;
  return figures === 'claimed' ? `${10 + (hash(id) % 15)} views · 30 mins ago` : 'New';
}

export function homeFigures(figures: Figures, counted?: Stats) {
  if (figures === 'claimed') {
    return [
      { value: '500+', label: 'companies' },
      { value: '100%', label: 'verified' },
      { value: '4.8', label: 'rating' },
    ];
  }
  if (!counted) return [];
  const { companies, verifiedShare, averageRating } = counted;
  return [
    { value: grouped(companies), label: companies === 1 ? 'company' : 'companies' },
    {
      value: verifiedShare === null ? 'New' : `${Math.floor(verifiedShare * 100)}%`,
      label: 'verified',
    },
    { value: averageRating === null ? 'New' : averageRating.toFixed(1), label: 'rating' },
  ];
}

function hash(text: string): number {
  let value = 0;
  for (const letter of text) value = (value * 31 + letter.charCodeAt(0)) >>> 0;
  return value;
}
