import { createHash } from 'node:crypto';

/**
 * The `Idempotency-Key` of one content of one visitor's form. The same content (double click, reload, back, a retry on a
 * bad line) has the same key and makes one listing; a corrected one has another, since the API refuses a known key with
 * another body.
 */
export async function idempotencyKey(
  formKey: string,
  values: Record<string, string>,
  image: Blob | undefined,
): Promise<string> {
  const content = createHash('sha256').update(JSON.stringify(Object.entries(values).sort()));
  if (image) content.update(new Uint8Array(await image.arrayBuffer()));
  return `${formKey}.${content.digest('base64url')}`;
}
