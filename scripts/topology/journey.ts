import assert from 'node:assert/strict';
import type { Answer } from '../faults/client.ts';
import { milliseconds } from '../faults/figures.ts';
import { photo } from '../faults/pictures.ts';
import { openForm, postForm } from '../faults/site-form.ts';
import { bucket, type Step, type Topology, until } from './topology.ts';

/** What is registered. */
export const company = {
  name: 'Ìbàdàn Express',
  ownerName: 'Ada Obi',
  cacNumber: 'RC 7654321',
  email: 'ada@ibadan.example',
  phone: '0803 123 4567',
  address: '12 Ring Road, Ibadan',
  category: 'bike',
  priceRange: '₦1,500 – ₦5,000',
  website: 'https://ibadan.example/',
  description: 'Same-day delivery all over Ibadan.',
  plan: 'free',
  terms: 'on',
};
const job = (title: string, email: string) => ({
  ...{ title, company: 'Ìbàdàn Express', location: 'Ibadan', type: 'full-time' },
  ...{ salary: '₦120,000 a month', description: `${title}, six days a week.`, email },
  ...{ cacNumber: 'RC 7654321', applyLink: 'https://ibadan.example/apply', plan: 'basic' },
  terms: 'on',
});
const reason = 'The link to apply leads nowhere.';

/** Who gets which mails of the journey, by their subjects. */
export const expectedMails: [to: string, subject: RegExp][] = [
  [company.email, /^We have your /],
  [company.email, /Ìbàdàn Express is now public/],
  ['first@ibadan.example', /^We have your /],
  ['first@ibadan.example', /is now public/],
  ['second@ibadan.example', /^We have your /],
  ['second@ibadan.example', /^We could not approve /],
];

/** From the form to the public page, and to the sender who is turned down. */
export const journey: Step = {
  id: 'journey',
  title: 'Main journey: forms without script, review, both sites, image, phone, refusal',
  run: async (topology) => {
    const { rig, logIn } = topology;
    const sent = [
      await submit(topology, '/register-company', company, true),
      await submit(topology, '/post-job', job('Rider', 'first@ibadan.example')),
      await submit(topology, '/post-job', job('Ghost rider', 'second@ibadan.example')),
    ];
    const decide = moderator(topology, await logIn());
    const [companyId, jobId, ghostId] = await findPending(decide, sent);
    await decide('PATCH', `companies/${companyId}/verify`, { plan: 'featured' });
    await decide('PATCH', `jobs/${jobId}/approve`, {});
    const shown = await Promise.all(
      rig.sites.flatMap(({ url }) => [
        shownWithin(topology, `${url}/companies`, company.name),
        shownWithin(topology, `${url}/jobs`, `/job/${jobId}`),
      ]),
    );
    await decide('DELETE', `jobs/${ghostId}/reject`, { reason });
    const size = await showImage(topology);
    const reveal = await topology.client.ask(`${rig.url}/api/companies/${companyId}/reveals`, {
      method: 'POST',
    });
    assert.match(expect(reveal, 200).text, /"phone":"0803 123 4567"/);
    return {
      submitted: sent.length,
      approved: 2,
      rejected: 1,
      'on both sites after': milliseconds(Math.max(...shown)),
      'image from the bucket': `${size} bytes`,
    };
  },
};

function expect(answer: Answer, status: number): Answer {
  const { status: got, text } = answer;
  assert.equal(got, status, `answered ${got} instead of ${status}: ${text.slice(0, 300)}`);
  return answer;
}

/** Fills in a form of the site and answers the reference that the sender is shown. */
async function submit(
  { client, rig }: Topology,
  page: string,
  fields: Record<string, string>,
  withPhoto = false,
): Promise<string> {
  const form = await openForm(client, rig.url, page);
  const file = { field: 'profileImage', name: 'van.jpg', bytes: photo };
  const answer = await postForm(client, form, fields, withPhoto ? { file } : {});
  const [, reference] = /received=([^&]+)/.exec(String(answer.headers.location)) ?? [];
  assert.ok(reference, `${page} was answered ${answer.status} ${answer.headers.location}`);
  const told = await client.ask(new URL(String(answer.headers.location), rig.url).href);
  assert.ok(expect(told, 200).text.includes(reference), 'the reference is not shown');
  return reference;
}

type Decide = ReturnType<typeof moderator>;

/** Calls of the api as the panel makes them. */
const moderator =
  ({ client, rig }: Topology, token: string) =>
  async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await client.ask(`${rig.url}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return JSON.parse(expect(answer, 200).text);
  };

/** The ids of what was sent, as moderators find it. */
async function findPending(decide: Decide, references: string[]): Promise<string[]> {
  const lists = [await decide('GET', 'companies/pending'), await decide('GET', 'jobs/pending')];
  const waiting = lists.flat() as { id: string; reference: string }[];
  return references.map((reference) => {
    const found = waiting.find((listing) => listing.reference === reference);
    assert.ok(found, `${reference} does not wait for a moderator`);
    return found.id;
  });
}

async function shownWithin({ client }: Topology, page: string, what: string): Promise<number> {
  const isThere = async () => expect(await client.ask(page), 200).text.includes(what);
  return until(`${what} on ${page}`, isThere, 2_000);
}

/** As a visitor of the list gets it. Answers its size. */
async function showImage({ client, rig, storage }: Topology): Promise<number> {
  const { text } = await client.ask(`${rig.url}/companies`);
  const [path = ''] = /\/uploads\/[\da-f-]{36}\/640\.webp/.exec(text) ?? [];
  const stored = await storage.bytes(bucket, path.slice(1));
  const response = await fetch(rig.url + path);
  assert.equal(response.status, 200, `${path} was answered ${response.status}`);
  const shown = Buffer.from(await response.arrayBuffer());
  assert.ok(shown.equals(stored), 'the image is not the one in the bucket');
  assert.equal(response.headers.get('content-type'), 'image/webp');
  assert.match(response.headers.get('cache-control') ?? '', /^public, .*immutable/);
  assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  return shown.length;
}
