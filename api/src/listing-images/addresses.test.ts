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
const told = (isAdmin: boolean, settings?: { publicUrl: string }) =>
  JSON.parse(withImageAddresses(JSON.stringify([listing]), isAdmin, now, settings));

describe('The image of a listing, and nothing else that people wrote,', () => {
  it('has its path for visitors', () => {
    expect(told(false)).toEqual([listing]);
  });

  it('has the address of a cache for visitors where there is one', () => {
    const profileImage = `https://images.example.com${image}`;
    expect(told(false, cache)).toEqual([{ ...listing, profileImage }]);
  });

  it('has a signed address for moderators, past any cache', () => {
    const profileImage = signedAddress(image, now);
    expect(told(true)).toEqual([{ ...listing, profileImage }]);
    expect(told(true, cache)).toEqual([{ ...listing, profileImage }]);
  });
});
