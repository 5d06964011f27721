export interface FormFile {
  field: string;
  name: string;
  bytes: Buffer;
}

/** The body of a form with a photo, as a browser encodes it, and its media type. */
export async function multipart(fields: Record<string, string>, file?: FormFile) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) {
    const photo = new File([new Uint8Array(file.bytes)], file.name, { type: 'image/jpeg' });
    form.set(file.field, photo);
  }
  const encoded = new Response(form);
  const type = encoded.headers.get('content-type')!;
  return { body: Buffer.from(await encoded.arrayBuffer()), type };
}
