import { config } from '../config/config.ts';
import { signedAddress } from './signed-address.ts';

/**
 * The JSON of listings, as PostgreSQL made it, with the addresses of images that its reader needs: signed ones for
 * moderators, those of the cache for everybody else where there is one. What people wrote cannot look like such a field:
 * its quotation marks are escaped.
 */
export function withImageAddresses(
  json: string,
  isAdmin: boolean,
  now: Date,
  { publicUrl }: { publicUrl: string } = config.images,
): string {
  if (!isAdmin && !publicUrl) return json;
  return json.replace(
    /("(?:profileImage|jobAttachment)":")(\/uploads\/[^"]+)"/g,
    (_, field: string, path: string) =>
      `${field}${isAdmin ? signedAddress(path, now) : publicUrl + path}"`,
  );
}
