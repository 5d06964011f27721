import type { Client } from './client.ts';
import type { Submission } from './ledger.ts';
import { type FormFile, multipart } from './multipart.ts';

/** A form of the site in a browser without script. */
export type OpenForm = Awaited<ReturnType<typeof openForm>>;

/** Loads the page of a form. */
export async function openForm(client: Client, site: string, path: string) {
  const { text, headers } = await client.ask(site + path);
  const inputs = [...text.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag);
  const value = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const hidden = inputs.map((tag) => [value(tag, 'name'), value(tag, 'value')] as const);
  return { url: site + path, origin: site, cookie, hidden: Object.fromEntries(hidden) };
}

/** The submission as values of the site's form. */
export const formFields = ({ fields }: Submission): Submission['fields'] => ({
  ...fields,
  plan: 'basic',
  terms: 'on',
});

/** Submits the form as a browser does. */
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
