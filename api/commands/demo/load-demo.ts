import type { EntityManager } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { config } from '../../src/config/config.ts';
import { Company } from '../../src/companies/company.entity.ts';
import type { ImagesService } from '../../src/platform/images/images.service.ts';
import type { Listing } from '../../src/listings/listing.entity.ts';
import { OwnershipClaim } from '../../src/ownership-claims/ownership-claim.entity.ts';
import { type Draft, drafts, type DemoImages } from './demo-listings.ts';

/**
 * Fills a database without listings with the demo data, dated relative to `now`. Returns the new listings, or undefined
 * when there was a listing already, including one that was added meanwhile.
 */
export async function loadDemo(em: EntityManager, images: ImagesService, now: Date) {
  if (await hasListings(em)) return undefined;
  if (config.images.bucket) await images.checkStorage();
  const all = drafts();
  const stored = await storeImages(all, images);
  let made: Listing[] | undefined;
  try {
    made = await em.transactional(async (em) => {
      // A loaded machine may take seconds between two statements, and nobody waits for the tables yet.
      await em.execute('set local idle_in_transaction_session_timeout = 0');
      await em.execute('lock table company, job in share row exclusive mode');
      if (await hasListings(em)) return undefined;
      const listings = all.map((draft, index) => draft.create(em, stored[index]!, now));
      await em.flush();
      for (const [index, draft] of all.entries()) draft.check?.(em, listings[index]!, now);
      claimOne(em, listings, now);
      await em.execute(reports);
      await em.execute(figures);
      return listings;
    });
    return made;
  } finally {
    if (!made)
      for (const path of stored.flatMap(({ image, cover }) => [image, cover]))
        if (path) await images.remove(path);
  }
}

/** A claim that waits, of the first company that can be claimed. */
function claimOne(em: EntityManager, listings: readonly Listing[], now: Date): void {
  const company = listings.find((one) => one instanceof Company && one.isLive(now));
  const words = 'Our former agent listed us with an address that none of us can read.';
  const claimant = { name: 'Bola Adekunle', role: 'Manager', phone: '+2348190000017', words };
  const email = company?.email.replace('hello@', 'bola@') ?? '';
  const objectUntil = new Date(now.getTime() + 67 * 60 * 60 * 1000);
  const claim = { ...claimant, email, code: 'C7MQ3P', createdAt: now, objectUntil };
  if (company) em.create(OwnershipClaim, { ...claim, companyId: company.id });
}

/** Three customers of each held company, confirmed. */
const reports = `
  insert into report (kind, listing_id, reason, words, email, mailbox, state, created_at, held_at)
  select 'company', id, reason, words, person || '@example.com', person, 'confirmed', now() - interval '13 hours', now() - interval '12 hours'
  from company, (values
    ('amaka', 'fake_pickup', 'A rider came for two phones on Saturday and never arrived.'),
    ('tunde', 'goods_diverted', 'My parcel went to another address. The number is off since then.'),
    ('zainab', 'money_first', 'He asked for the fee before the pickup, then nobody came.')) report (person, reason, words)
  where held_until > now()`;

/** Daily figures of the last 90 days, together at most the views of each listing. */
const figures = `
  insert into activity (listing_id, day, views, reveals, calls, chats, applies)
  select id, (day at time zone 'Africa/Lagos')::date, seen, seen / 6 * contacts, seen / 15 * contacts, seen / 10 * contacts,
    seen / 8 * (1 - contacts)
  from (
    select id, contacts, day, floor(views / 90.0 * (0.2 + 0.8 * (hashtext(id::text || day) & 255) / 255))::int as seen
    from (
      select id, views, approved_at, 1 as contacts from company where status = 'live'
      union all select id, views, approved_at, 0 from job where status = 'live') live,
      generate_series(greatest(approved_at, now() - interval '88 days'), now() - interval '1 day', interval '1 day') day
  ) days where seen > 0`;

const hasListings = async (em: EntityManager) =>
  (await em.execute('select from company limit 1')).length > 0 ||
  (await em.execute('select from job limit 1')).length > 0;

async function storeImages(all: readonly Draft[], images: ImagesService): Promise<DemoImages[]> {
  const pngs = await rasterize(all.flatMap(({ logo, cover }) => [logo ?? [], cover ?? []].flat()));
  const store = async (svg?: string) => (svg ? images.store(pngs.shift()!) : null);
  const stored: DemoImages[] = [];
  for (const { logo, cover } of all)
    stored.push({ image: await store(logo), cover: await store(cover) });
  return stored;
}

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Converts SVG drawings to PNG, which the images service accepts like an upload. The api blocks sharp's SVG loader
 * (platform/images/shrink.ts); it is unblocked only while these trusted drawings are converted.
 */
async function rasterize(svgs: readonly string[]): Promise<Buffer[]> {
  sharp.unblock(SVG_LOADER);
  try {
    const pngs: Buffer[] = [];
    for (const svg of svgs)
      pngs.push(await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer());
    return pngs;
  } finally {
    sharp.block(SVG_LOADER);
  }
}
