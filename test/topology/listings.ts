import assert from 'node:assert/strict';
import type { HttpAnswer } from '../harness/client.ts';
import { company, openForm, photo, postForm } from '../harness/form.ts';
import type { Topology } from './topology.ts';

/** @throws AssertionError with the start of the body when the status is another */
export function expectStatus(answer: HttpAnswer, status: number): HttpAnswer {
  assert.equal(answer.status, status, `got ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer;
}

/** Submits a form of the site and returns the reference that the sender is shown. */
export async function submit(
  { client, rig }: Topology,
  page: string,
  fields: Record<string, string>,
  image?: Buffer,
): Promise<string> {
  const form = await openForm(client, rig.url, page);
  const file = image && { field: 'profileImage', name: 'van.jpg', bytes: image };
  const { status, headers } = await postForm(client, form, fields, file && { file });
  const location = String(headers.location);
  const [, reference] = /received=([^&]+)/.exec(location) ?? [];
  assert.ok(reference, `${page} returned ${status} ${location}`);
  const { text } = expectStatus(await client.ask(new URL(location, rig.url).href), 200);
  assert.ok(text.includes(reference), 'the page does not show the reference');
  return reference;
}

type Moderation = Awaited<ReturnType<Topology['moderate']>>;

/** Ids of submissions, looked up by reference in the moderators' lists. */
export async function findPending(moderate: Moderation, references: string[]): Promise<string[]> {
  const lists = [await moderate('GET', 'companies/pending'), await moderate('GET', 'jobs/pending')];
  const pending = lists.flat() as { id: string; reference: string }[];
  return references.map((reference) => {
    const found = pending.find((listing) => listing.reference === reference);
    assert.ok(found, `${reference} is not pending`);
    return found.id;
  });
}

/** Submits the company with a photo and approves it; returns its id. */
export async function publishCompany(topology: Topology, moderate: Moderation): Promise<string> {
  const fields = { ...company, plan: 'free', terms: 'on' };
  const reference = await submit(topology, '/register-company', fields, photo);
  const [id = ''] = await findPending(moderate, [reference]);
  await moderate('PATCH', `companies/${id}/verify`, { plan: 'featured' });
  return id;
}

export async function download(url: string) {
  const response = await fetch(url);
  assert.equal(response.status, 200, `${url} returned ${response.status}`);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Path of the first stored image in a page or an answer of the API. */
export function imagePath(text: string): string {
  const [path] = /\/uploads\/[\da-f-]{36}\/640\.webp/.exec(text) ?? [];
  assert.ok(path, 'no image is shown');
  return path;
}
