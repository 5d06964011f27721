const TURN_MS = 60 * 60 * 1000;

/**
 * Premium listings, then Featured ones, which have at least half of the places. They paid to be
 * on the landing page (spec §9), so all of a plan have a place in turn, by the hour.
 */
export function paidInTurn<L extends { plan: string; heldUntil: string | null }>(
  listings: readonly L[],
  places: number,
  now: Date,
): L[] {
  const turn = Math.floor(now.getTime() / TURN_MS);
  const [premium = [], featured = []] = ['premium', 'featured'].map((paid) =>
    listings.filter(({ plan, heldUntil }) => plan === paid && !heldUntil),
  );
  const first = Math.max(Math.floor(places / 2), places - featured.length);
  const shown = inTurn(premium, first, turn);
  return [...shown, ...inTurn(featured, places - shown.length, turn)];
}

function inTurn<L>(listings: readonly L[], places: number, turn: number): L[] {
  // By one, so that each is the first of its plan: narrow screens show fewer than there are places.
  const start = turn % (listings.length || 1);
  return [...listings.slice(start), ...listings.slice(0, start)].slice(0, places);
}
