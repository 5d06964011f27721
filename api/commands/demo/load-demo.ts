import type { EntityManager } from '@mikro-orm/postgresql';
import { Company } from '../../src/companies/company.entity.ts';
import type { ImagesService } from '../../src/images/images.service.ts';
import { Job } from '../../src/jobs/job.entity.ts';
import type { Listing } from '../../src/listings/listing.entity.ts';
import { type Draft, drafts } from './demo-listings.ts';
import { rasterize } from './logos/rasterize.ts';

/**
 * Fills a database without listings with the demo data, dated relative to `now`. Returns the new listings, or undefined
 * when there was a listing already, including one that was added meanwhile.
 */
export async function loadDemo(
  em: EntityManager,
  images: ImagesService,
  now: Date,
): Promise<Listing[] | undefined> {
  if (await hasListings(em)) return undefined;
  const all = drafts();
  const paths = await storeLogos(all, images);
  let made: Listing[] | undefined;
  try {
    made = await em.transactional(async (em) => {
      await em.execute('lock table company, job in share row exclusive mode');
      if (await hasListings(em)) return undefined;
      const listings = all.map((draft, index) => draft.create(em, paths[index] ?? null, now));
      await em.flush();
      for (const [index, draft] of all.entries()) draft.check?.(em, listings[index]!, now);
      return listings;
    });
    return made;
  } finally {
    if (!made) for (const path of paths) if (path) await images.remove(path);
  }
}

const hasListings = async (em: EntityManager) =>
  (await em.count(Company)) > 0 || (await em.count(Job)) > 0;

/** The image path of each draft, null for those without a logo. */
async function storeLogos(all: readonly Draft[], images: ImagesService) {
  const pngs = await rasterize(all.flatMap(({ logo }) => logo ?? []));
  const paths: (string | null)[] = [];
  for (const { logo } of all) paths.push(logo ? await images.store(pngs.shift()!) : null);
  return paths;
}
