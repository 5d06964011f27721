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

it('The signed address of an image is valid before the time in expires, not after', () => {
  expect(signed.expires).toBe(String(Date.parse('2026-11-20T13:00:00Z') / 1000));
  expect(isSigned(id, signed, now)).toBe(true);
  expect(isSigned(id, signed, after(209, 59))).toBe(true);
  expect(isSigned(id, signed, after(210))).toBe(false);
});

it('The signed address of an image stays the same until the full hour', () => {
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
])('The signed address of an image is invalid with %s', (_, query) => {
  expect(isSigned(id, query, now)).toBe(false);
});

it('The signed address of an image is invalid for another image', () => {
  expect(isSigned(crypto.randomUUID(), signed, now)).toBe(false);
});

it('A signed address stands in the image field of a listing for moderators only, and in none of its texts', () => {
  const image = pathOf(id);
  const listing = { description: `see "profileImage":"${image}"`, jobAttachment: null };
  const profileImageFor = (isAdmin: boolean, cache?: { publicUrl: string }) => {
    const json = JSON.stringify([{ ...listing, profileImage: image }]);
    const [shown] = JSON.parse(withImageAddresses(json, isAdmin, now, cache));
    expect(shown).toMatchObject(listing);
    return shown.profileImage;
  };
  const cache = { publicUrl: 'https://images.example.com' };
  expect(profileImageFor(false)).toBe(image);
  expect(profileImageFor(false, cache)).toBe(`https://images.example.com${image}`);
  for (const settings of [undefined, cache])
    expect(profileImageFor(true, settings)).toBe(signedAddress(image, now));
});
