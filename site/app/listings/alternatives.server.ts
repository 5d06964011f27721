import type { Answer } from '../api.server.ts';

/**
 * The first `most` listings of some searches, asked one after the other, each listing once: what comes nearest to one
 * that is gone, then whatever there is. A search that fails or was only nearly met gives none.
 */
export async function firstOf<L extends { id: string }>(
  most: number,
  searches: readonly (() => Promise<Answer<L[]>>)[],
): Promise<L[]> {
  const found = new Map<string, L>();
  for (const search of searches) {
    if (found.size >= most) break;
    const { data = [], headers } = await search();
    if (headers?.['did-you-mean'] !== undefined) continue;
    for (const listing of data) found.set(listing.id, listing);
  }
  return [...found.values()].slice(0, most);
}
