import { hash } from 'node:crypto';
import { settings } from '../layout/settings.server.ts';

/**
 * The address of the picture for previews of a shared link, drawn by the api. It changes with the listing, since messengers
 * keep what they have once fetched.
 */
export function sharePicture(
  kind: 'company' | 'job',
  listing: { id: string; views?: unknown; posted?: unknown },
) {
  // The views and 'two days ago' are not in it.
  const drawn = { ...listing, views: 0, posted: 0 };
  const version = hash('sha256', JSON.stringify(drawn), 'base64url').slice(0, 8);
  return `${settings.imagesPublicUrl}/uploads/share/${kind}/${listing.id}.jpg?v=${version}`;
}
