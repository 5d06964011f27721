import type { CompanySummary } from './company.ts';

const outOf = 5;

/** The rating that is shown until there are reviews is grey, and not read out. */
export function Stars({ company: { rating, isRated, reviewCount } }: { company: CompanySummary }) {
  if (rating === null) return <span className="tag">New</span>;
  const full = Math.round(Math.min(Math.max(rating, 0), outOf));
  const stars = '★'.repeat(full);
  const rest = '☆'.repeat(outOf - full);
  if (!isRated)
    return (
      <span>
        <span aria-hidden>{stars + rest}</span> No reviews yet
      </span>
    );
  return (
    <span>
      <span role="img" aria-label={`Rated ${rating} out of ${outOf} stars`}>
        <span className="text-featured-ink">{stars}</span>
        {rest}
      </span>
      {reviewCount > 0 && ` (${reviewCount})`}
    </span>
  );
}
