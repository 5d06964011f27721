const outOf = 5;

export function Stars({ rating, reviews = 0 }: { rating: number | null; reviews?: number }) {
  if (rating === null) return <span className="tag">New</span>;
  const full = Math.round(Math.min(Math.max(rating, 0), outOf));
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        role="img"
        aria-label={`Rated ${rating} out of ${outOf} stars`}
        className="text-base leading-none tracking-wider"
      >
        <span className="text-featured">{'★'.repeat(full)}</span>
        <span className="text-line-strong">{'☆'.repeat(outOf - full)}</span>
      </span>
      {reviews > 0 && <span className="text-ink-soft">({reviews})</span>}
    </span>
  );
}
