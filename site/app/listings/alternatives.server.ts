import type { ApiResult } from '../api/api.server.ts';

/**
 * The first `max` distinct listings of searches that are made in sequence. Searches that fail or had only similar results
 * are skipped, and so are listings that are being checked after reports and the one with the id `except`.
 */
export async function firstOf<L extends { id: string; heldUntil: string | null }>(
  max: number,
  searches: readonly (() => Promise<ApiResult<L[]>>)[],
  except?: string,
): Promise<L[]> {
  const found = new Map<string, L>();
  for (const search of searches) {
    if (found.size >= max) break;
    const { data = [], headers } = await search();
    if (headers?.['did-you-mean'] !== undefined) continue;
    for (const listing of data)
      if (!listing.heldUntil && listing.id !== except) found.set(listing.id, listing);
  }
  return [...found.values()].slice(0, max);
}
