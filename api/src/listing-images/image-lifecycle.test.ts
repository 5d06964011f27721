import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '#platform/testing.ts';
import { TestBucket } from '../../test/bucket.ts';
import { asModerator } from '../../test/make-account.ts';
import { imageStorages, withStorage } from '../../test/image-storages.ts';
import { inDays, makeCompany, makeJob, pending, registration } from '../../test/make-listing.ts';
import { ownedCompany } from '../../test/owner.ts';
import { jpeg } from '../../test/pictures.ts';
import { Readiness } from '../app/health/readiness.ts';
import { BucketStorage } from '../platform/images/bucket-storage.ts';
import { idIn } from '../platform/images/image-path.ts';
import { ImagesService } from '../platform/images/images.service.ts';

describe.each(imageStorages)('An image in $kind', ({ start }) => {
  const { own, api } = withStorage(start);
  const as = asModerator(api);

  const store = async () => api.app.get(ImagesService).store(await jpeg(1280, 640));
  const small = (path: string) => path.replace('/640.', '/320.');
  const register = () =>
    api.http.post('/api/companies').set('Idempotency-Key', crypto.randomUUID()).field(registration);
  const registerWithLogo = async (status: number) =>
    register()
      .attach('profileImage', await jpeg(), 'logo.jpg')
      .expect(status);
  const isStored = async (path: string) =>
    (await own.storage.sizeOf(idIn(path)!, '640.webp')) !== undefined ||
    (await own.storage.sizeOf(idIn(path)!, '320.webp')) !== undefined;

  it('is shown to moderators after the registration, to visitors once live, and not when held or hidden (U8)', async () => {
    const { body } = await registerWithLogo(201);
    const record = (await as('get', `/companies/${body.id}`).expect(200)).body;
    const address: string = record.profileImage;
    const path = address.split('?')[0]!;
    await api.http.get(path).expect(404);
    for (const signed of [address, small(address)]) {
      const { headers } = await api.http.get(signed).responseType('blob').expect(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
      });
    }
    await as('patch', `/companies/${body.id}/verify`).expect(200);
    expect((await api.http.get(`/api/companies/${body.id}`)).body.profileImage).toBe(path);
    const { headers } = await api.http.get(path).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
    });
    await api.http.get(path).set('If-None-Match', headers.etag!).expect(304);
    await api.sql(`update company set held_until = now() + interval '1 hour'`);
    await api.http.get(path).set('If-None-Match', headers.etag!).expect(404);
    await api.http.get(address).responseType('blob').expect(200);
    await api.sql('update company set held_until = null');
    await api.http.get(path).responseType('blob').expect(200);
    await as('patch', `/companies/${body.id}/hide`).expect(200);
    await api.http.get(path).set('If-None-Match', headers.etag!).expect(404);
    await api.http.get(small(path)).expect(404);
  });

  it('of an owner’s change replaces or removes the public one once that is approved, and its file goes then', async () => {
    const image = await store();
    const { id, authorization, changeId } = await ownedCompany(api, { image });
    const shown = async () =>
      (await api.http.get(`/api/companies/${id}`).expect(200)).body.profileImage as string | null;
    const change = async (field: string, value: Buffer | string) => {
      const sent = api.http.put('/api/ownership/company').set(await authorization());
      const form = sent.field(registration);
      await (
        typeof value === 'string' ? form.field(field, value) : form.attach(field, value, 'a.jpg')
      ).expect(202);
      return async () => as('patch', `/changes/${await changeId()}/approve`).expect(200);
    };
    await change('profileImage', await jpeg());
    const [replaced] = await api.column('select image from change where listing_id = ?', [id]);
    const approve = await change('profileImage', await jpeg());
    expect([await shown(), await isStored(replaced!)]).toEqual([image, false]);
    await approve();
    const next = (await shown())!;
    expect(next).not.toBe(image);
    expect([await isStored(image), await isStored(next)]).toEqual([false, true]);
    const approveRemoval = await change('removeProfileImage', 'true');
    expect(await isStored(next)).toBe(true);
    await approveRemoval();
    expect([await shown(), await isStored(next)]).toEqual([null, false]);
    const logged = await api.sql(
      `select changes -> -1 as image from moderation where listing_id = ? order by id`,
      [id],
    );
    expect(logged).toMatchObject([
      { image: { field: 'profileImage', from: 'an image', to: 'a new image' } },
      { image: { field: 'profileImage', from: 'an image', to: null } },
    ]);
  });

  it('of a pending listing is deleted when its owner sends another one', async () => {
    const image = await store();
    const { authorization } = await ownedCompany(api, { ...pending, image });
    const form = api.http.put('/api/ownership/company').set(await authorization());
    await form.field(registration).attach('profileImage', await jpeg(), 'a.jpg');
    expect(await isStored(image)).toBe(false);
  });

  it.each([
    { name: 'pending', state: pending, status: 404 },
    { name: 'live', state: {}, status: 200 },
    { name: 'hidden', state: { status: 'hidden' as const, expiresAt: inDays(20) }, status: 404 },
    { name: 'ended', state: { expiresAt: new Date(Date.now() - 1) }, status: 404 },
  ])('of a listing that is $name is answered with $status', async ({ state, status }) => {
    const [logo, flyer] = [await store(), await store()];
    await makeCompany(api, { ...state, image: logo });
    await makeJob(api, { ...state, image: flyer });
    for (const path of [logo, small(logo), flyer, small(flyer)])
      await api.http.get(path).expect(status);
  });

  it('gives the same answer when it is not public and when it never existed', async () => {
    const path = await store();
    await makeJob(api, { ...pending, image: path });
    const unknown = `/uploads/${crypto.randomUUID()}/640.webp`;
    const [waiting, missing] = [await api.http.get(path), await api.http.get(unknown)];
    const visible = ({ status, headers, body }: typeof missing) => ({
      status,
      names: Object.keys(headers).sort(),
      caching: headers['cache-control'],
      body: { ...body, requestId: '' },
    });
    expect(visible(waiting)).toEqual(visible(missing));
    expect(waiting.headers['cache-control']).toBe('no-store');
  });

  it('is deleted with a rejected submission, also for those who have its signed address (A9)', async () => {
    const path = await store();
    const { id } = await makeJob(api, { ...pending, image: path });
    const { body } = await as('get', `/jobs/${id}`).expect(200);
    await api.http.get(body.jobAttachment).expect(200);
    await as('delete', `/jobs/${id}/reject`).expect(200);
    expect(await api.sql('select id from job where id = ?', [id])).toEqual([]);
    expect(await isStored(path)).toBe(false);
    await api.http.get(body.jobAttachment).expect(404);
  });

  it('can be copied file by file, under the path of an image only', async () => {
    const images = api.app.get(ImagesService);
    const [path, copy] = [await store(), crypto.randomUUID()];
    const bytes = await images.read(idIn(path)!, '320.webp');
    await images.put(copy, '320.webp', bytes!);
    expect(await images.read(copy, '320.webp')).toEqual(bytes);
    await expect(images.put('../elsewhere', '320.webp', bytes!)).rejects.toThrow();
  });

  it('is answered with 503 while the storage is unreachable, which spares text and recovers without a restart', async () => {
    const path = await store();
    await makeCompany(api, { image: path });
    let logged = 0;
    Object.assign(api.app.get(Readiness), { logger: { error: () => (logged += 1) } });
    await own.takeAway();
    const refused = await registerWithLogo(503);
    expect(refused.body.message).toBe(
      'Images cannot be stored at the moment. Try again later, or send the form without the image.',
    );
    expect(refused.headers['retry-after']).toBe('60');
    const { body, headers } = await api.http.get(path).expect(503);
    expect(body.message).toBe('Images cannot be shown at the moment. Try again later.');
    expect(headers['cache-control']).toBe('no-store');
    await api.http.get('/api/health/ready').expect(503);
    const { body: health } = await api.http.get('/api/health/ready').expect(503);
    expect(health.errors).toMatchObject({ storage: 'Images cannot be stored at the moment.' });
    expect(logged).toBe(1);
    await register().expect(201);
    await own.bringBack();
    await until('the storage to answer', async () => (await api.http.get('/api/health/ready')).ok);
    await api.http.get(path).expect(200);
    await registerWithLogo(201);
  });
});

it('An image of a bucket that is gone, or sends a part alone, is an error after some seconds', async () => {
  const server = createServer(({ url }, response) =>
    url?.startsWith('/gone/')
      ? response
          .writeHead(404)
          .end('<Error><Code>NoSuchBucket</Code><Message>gone</Message></Error>')
      : response.writeHead(200, { 'Content-Length': 9 }).write('part'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = (name: string) => {
    const storage = new BucketStorage({ ...new TestBucket('').settings, endpoint, name });
    return storage.read(crypto.randomUUID(), '640.webp');
  };
  await expect(read('silent')).rejects.toThrow('timed out');
  await expect(read('gone')).rejects.toThrow('gone');
  server.close();
});
