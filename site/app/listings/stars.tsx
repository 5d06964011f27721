const outOf = 5;

interface StarsProps {
  rating: number | null;
  /** False for the rating that is shown until there are reviews: grey, and not read out. */
  isRated: boolean;
  reviews: number;
}

export function Stars({ rating, isRated, reviews }: StarsProps) {
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
        <span className="text-featured">{stars}</span>
        {rest}
      </span>
      {reviews > 0 && ` (${reviews})`}
    </span>
  );
}
