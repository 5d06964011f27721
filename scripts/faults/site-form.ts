import type { Client } from './client.ts';
import type { Submission } from './ledger.ts';
import { type File, multipart } from './multipart.ts';

/** A form of the site as a browser without script has it. */
export interface OpenForm {
  url: string;
  origin: string;
  cookie: string;
  /** The hidden fields. */
  hidden: Record<string, string>;
}

/** Opens the page of a form. */
export async function openForm(client: Client, site: string, path: string): Promise<OpenForm> {
  const { text, headers } = await client.ask(site + path);
  const inputs = [...text.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag);
  const value = (tag: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  return {
    ...{ url: site + path, origin: site, cookie },
    hidden: Object.fromEntries(inputs.map((tag) => [value(tag, 'name'), value(tag, 'value')])),
  };
}

/** What somebody types into the form of a job. */
export const formFields = ({
  fields,
}: Submission): Record<string, string> & { description: string } => ({
  ...(fields as { description: string }),
  plan: 'basic',
  terms: 'on',
});

/** Sends the form as a browser does. */
export function postForm(
  client: Client,
  form: OpenForm,
  fields: Record<string, string>,
  { from, file }: { from?: string; file?: File } = {},
) {
  const { body, type } = multipart({ ...form.hidden, ...fields }, file);
  return client.ask(form.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': type,
      origin: form.origin,
      cookie: form.cookie,
      'sec-fetch-site': 'same-origin',
    },
    ...(from && { from }),
  });
}
