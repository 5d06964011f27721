import { withImageAddresses } from './addresses.ts';
import { pathOf } from '../images/image-path.ts';
import { signedAddress } from './signed-address.ts';

const now = new Date('2026-11-20T09:30:00Z');
const image = pathOf(crypto.randomUUID());
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
