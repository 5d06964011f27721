import sharp from 'sharp';
import type { Client } from './client.ts';

export type OpenForm = Awaited<ReturnType<typeof openForm>>;

export async function openForm(client: Client, site: string, path: string) {
  const { text, headers } = await client.ask(site + path);
  const inputs = [...text.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag);
  const value = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const hidden = inputs.map((tag) => [value(tag, 'name'), value(tag, 'value')] as const);
  return { url: site + path, origin: site, cookie, hidden: Object.fromEntries(hidden) };
}

export async function postForm(
  client: Client,
  form: OpenForm,
  fields: Record<string, string>,
  { from, file }: { from?: string; file?: FormFile } = {},
) {
  const { url, origin, cookie, hidden } = form;
  const { body, type } = await multipart({ ...hidden, ...fields }, file);
  const headers = { 'content-type': type, origin, cookie, 'sec-fetch-site': 'same-origin' };
  return client.ask(url, { method: 'POST', body, headers, from });
}

/** A registration, as a visitor fills it in. */
export const company = {
  name: 'Ìbàdàn Express',
  ownerName: 'Ada Obi',
  cacNumber: 'RC 7654321',
  email: 'ada@ibadan-riders.ng',
  phone: '0803 123 4567',
  address: '12 Ring Road, Ibadan',
  category: 'bike',
  priceRange: '₦1,500 – ₦5,000',
  website: 'https://ibadan-riders.ng/',
  description: 'Same-day delivery all over Ibadan.',
};

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

/** A JPEG of noise, which does not compress to nothing. */
export const noise = (width: number, height: number, quality: number) => {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: '#808080', noise: gaussian } as const;
  return sharp({ create }).jpeg({ quality }).toBuffer();
};

/** About 60 kB, and 25 kB when stored. */
export const photo = await noise(480, 360, 60);
