import type { EntityManager } from '@mikro-orm/postgresql';
import { Company } from '../companies/company.entity.ts';
import type { ImagesService } from '../images/images.service.ts';
import { Job } from '../jobs/job.entity.ts';
import type { Listing } from '../listings/listing.entity.ts';
import { type Draft, drafts } from './demo-listings.ts';
import { draw } from './logos/draw.ts';

/**
 * Fills a database without listings with the demo data, as it would look at `now`. Answers what it made, or
 * undefined when there was a listing already, also one that came in between.
 */
export async function loadDemo(
  em: EntityManager,
  images: ImagesService,
  now: Date,
): Promise<Listing[] | undefined> {
  if (await hasListings(em)) return undefined;
  const all = drafts();
  const paths = await store(all, images);
  let made: Listing[] | undefined;
  try {
    made = await em.transactional(async (em) => {
      await em.execute('lock table company, job in share row exclusive mode');
      if (await hasListings(em)) return undefined;
      return all.map((draft, index) => draft.create(em, paths[index] ?? null, now));
    });
    return made;
  } finally {
    if (!made) for (const path of paths) if (path) await images.remove(path);
  }
}

const hasListings = async (em: EntityManager) =>
  (await em.count(Company)) > 0 || (await em.count(Job)) > 0;

/** The path of every draft's image, null for those without. */
async function store(all: readonly Draft[], images: ImagesService) {
  const drawings = await draw(all.flatMap(({ logo }) => logo ?? []));
  const paths: (string | null)[] = [];
  for (const { logo } of all) paths.push(logo ? await images.store(drawings.shift()!) : null);
  return paths;
}
