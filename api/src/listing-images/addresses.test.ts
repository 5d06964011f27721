import { withImageAddresses } from './addresses.ts';
import { pathOf } from '../platform/images/image-path.ts';
import { isSigned, signedAddress } from './signed-address.ts';

const id = crypto.randomUUID();
const now = new Date('2026-11-20T09:30:00Z');
const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://localhost').searchParams);
const signed = queryOf(signedAddress(pathOf(id), now));
const after = (minutes: number, seconds = 0) =>
  new Date(now.getTime() + (minutes * 60 + seconds) * 1000);

describe('The signed address of an image', () => {
  it('is valid before the time in expires, not after', () => {
    expect(signed.expires).toBe(String(Date.parse('2026-11-20T13:00:00Z') / 1000));
    expect(isSigned(id, signed, now)).toBe(true);
    expect(isSigned(id, signed, after(209, 59))).toBe(true);
    expect(isSigned(id, signed, after(210))).toBe(false);
  });

  it('stays the same until the full hour', () => {
    expect(signedAddress(pathOf(id), after(29))).toBe(signedAddress(pathOf(id), now));
    expect(signedAddress(pathOf(id), after(31))).not.toBe(signedAddress(pathOf(id), now));
  });

  it.each<[string, object]>([
    ['no query', {}],
    ['no signature', { expires: signed.expires }],
    ['an empty signature', { ...signed, signature: '' }],
    ['half of the signature', { ...signed, signature: signed.signature?.slice(0, 20) }],
    ['another signature', { ...signed, signature: Buffer.alloc(32).toString('base64url') }],
    ['a later end', { ...signed, expires: String(Number(signed.expires) + 1) }],
    ['an end that is not a number', { ...signed, expires: 'never' }],
    ['two ends', { ...signed, expires: [signed.expires, '9999999999'] }],
    ['two signatures', { ...signed, signature: [signed.signature, signed.signature] }],
  ])('is invalid with %s', (_, query) => {
    expect(isSigned(id, query, now)).toBe(false);
  });

  it('is invalid for another image', () => {
    expect(isSigned(crypto.randomUUID(), signed, now)).toBe(false);
  });
});

const image = pathOf(id);
const cache = { publicUrl: 'https://images.example.com' };
const listing = {
  description: `see "profileImage":"${image}"`,
  website: `https://example.com${image}`,
  profileImage: image,
  jobAttachment: null,
};
const withAddresses = (isAdmin: boolean, settings?: { publicUrl: string }) =>
  JSON.parse(withImageAddresses(JSON.stringify([listing]), isAdmin, now, settings));

describe('The image field of a listing, unlike the same path in its texts,', () => {
  it('has its path for visitors', () => {
    expect(withAddresses(false)).toEqual([listing]);
  });

  it('has the address of the cache for visitors if there is one', () => {
    const profileImage = `https://images.example.com${image}`;
    expect(withAddresses(false, cache)).toEqual([{ ...listing, profileImage }]);
  });

  it('has a signed address for moderators with and without a cache', () => {
    const profileImage = signedAddress(image, now);
    expect(withAddresses(true)).toEqual([{ ...listing, profileImage }]);
    expect(withAddresses(true, cache)).toEqual([{ ...listing, profileImage }]);
  });
});
