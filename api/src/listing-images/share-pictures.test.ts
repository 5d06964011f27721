import sharp from 'sharp';
import { testApp } from '../../test/app.ts';
import { config } from '../config/config.ts';
import { inDays, kinds, makeCompany, pending } from '../../test/make-listing.ts';
import { hugePng, jpeg } from '../../test/pictures.ts';
import { SharePictures } from './share-pictures.service.ts';
import { paintShare, type ShareFacts } from './paint-share-picture.ts';

const facts: ShareFacts = {
  art: 'bike',
  siteName: 'Naija Dispatch',
  name: 'Swift Riders',
  lines: ['Ikeja, Lagos', 'Bike Delivery'],
  price: '₦1,500 – ₦5,000',
};
const pixels = async (name: string, more: Partial<ShareFacts> = {}) =>
  (
    await sharp(await paintShare({ ...facts, name, ...more }))
      .raw()
      .toBuffer()
  ).toString('base64');

it('The picture for sharing draws naira and the letters of Yoruba, Igbo and Hausa, and no boxes', async () => {
  // The X in front keeps the tile the same. A character that no font has is left out.
  const letters = ['₦', 'ẹ́', 'ṣ', 'ị', 'ṅ', 'ɓ', 'ƙ', 'ƴ', 'X'];
  const drawn = await Promise.all(letters.map((letter) => pixels(`X${letter}`)));
  const box = await pixels('X\uA7AF');
  expect(new Set([...drawn, box]).size).toBe(letters.length + 1);
});

it('The picture for sharing draws long names, emoji and markup without failing', async () => {
  const name = `<b>Ọ̀ṣun & Sons</b> 🛵 ${'very '.repeat(30)}`;
  const { format, width, height } = await sharp(await paintShare({ ...facts, name })).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
});

it('The picture for sharing draws the logo and the photo of a company', async () => {
  const pictures = [await jpeg(300, 200), hugePng(300, 200)];
  const own = pictures.flatMap((picture) => [{ logo: picture }, { photo: picture }]);
  const drawn = await Promise.all([{}, ...own].map((more) => pixels('Swift', more)));
  expect(new Set(drawn).size).toBe(5);
});

const api = testApp();
const get = (path: string) => api.http.get(`/uploads/share/${path}.jpg`);

it('GET /uploads/share returns the picture of a public company or job, and 304 for one that is known', async () => {
  for (const { table, make } of kinds) {
    const path = `${table}/${(await make(api)).id}`;
    const { headers, body } = await get(path).expect(200);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toContain('s-maxage=60');
    expect((await sharp(body as Buffer).metadata()).width).toBe(1200);
    await get(path).set('If-None-Match', String(headers.etag)).expect(304);
  }
});

it('GET /uploads/share draws nothing of a held company in which a number can stand', async () => {
  const held = { heldUntil: inDays(1) };
  const plainly = { name: 'Swift …', location: 'Yaba …', priceRange: 'Ask …' };
  const number = '0803 123 4567';
  const telling = {
    name: `Swift ${number}`,
    location: `Yaba ${number}`,
    priceRange: `Ask ${number}`,
  };
  const cover = '/uploads/flyer.webp';
  const bare = await makeCompany(api, { ...held, ...plainly });
  const told = await makeCompany(api, { ...held, ...telling, cover });
  const [first, second] = [await get(`company/${bare.id}`), await get(`company/${told.id}`)];
  expect(second.headers.etag).toBe(first.headers.etag);
});

it.each(["price_range = '₦9,000'", "held_until = now() + interval '1 hour'"])(
  'GET /uploads/share draws the picture again after a change of the listing: %s',
  async (change) => {
    const { id } = await makeCompany(api);
    const before = await get(`company/${id}`).expect(200);
    await api.sql(`update company set ${change} where id = ?`, [id]);
    const after = await get(`company/${id}`).expect(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((after.body as Buffer).equals(before.body as Buffer)).toBe(false);
  },
);

it('GET /uploads/share returns a picture of the site with its name and initial, also if it makes way for others while it is drawn', async () => {
  const draw = async (name: string) => {
    Object.assign(config.site, { name });
    return (await get('site/picture').expect(200)).headers.etag;
  };
  const own = config.site.name;
  const tags = [await draw('Kano Couriers'), await draw('Lagos Couriers'), await draw(own)];
  expect(new Set(tags).size).toBe(3);
  const pictures = api.app.get(SharePictures);
  pictures['kept'].clear();
  const drawn = (await pictures.find('site', 'picture.jpg')).bytes();
  pictures['kept'].clear();
  expect(await drawn).toBeInstanceOf(Buffer);
});

it('GET /uploads/share answers 404 for a listing that is not public and for other addresses', async () => {
  const { id } = await makeCompany(api, pending);
  for (const path of [
    `company/${id}`,
    `company/${crypto.randomUUID()}`,
    'job/x',
    `job/${id}`,
    `toString/${id}`,
  ])
    await get(path).expect(404);
});
