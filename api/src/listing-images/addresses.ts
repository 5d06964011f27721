import { config } from '../config/config.ts';
import { signedAddress } from './signed-address.ts';

/**
 * Replaces the paths of images in the JSON of listings: by signed addresses for moderators, by addresses of the cache, if
 * there is one, for visitors. Safe on JSON text, since quotation marks in what people wrote are escaped.
 */
export function withImageAddresses(
  json: string,
  isAdmin: boolean,
  now: Date,
  { publicUrl }: { publicUrl: string } = config.images,
): string {
  if (!isAdmin && !publicUrl) return json;
  return json.replace(
    /("(?:profileImage|cover|jobAttachment)":")(\/uploads\/[^"]+)"/g,
    (_, field: string, path: string) =>
      `${field}${isAdmin ? signedAddress(path, now) : publicUrl + path}"`,
  );
}
