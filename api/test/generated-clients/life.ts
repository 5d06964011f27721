import assert from 'node:assert/strict';

/** A generated client behind the names of this test. Each call returns the body of the documented success. */
interface Client {
  logIn(email: string, password: string): Promise<{ token: string }>;
  register(company: Company, profileImage: Blob): Promise<{ id: string; reference: string }>;
  pending(token: string): Promise<{ id: string; phone: string }[]>;
  verify(id: string, token: string): Promise<{ status: string }>;
  list(q: string): Promise<{ id: string; name: string; profileImage?: string | null }[]>;
  reveal(id: string): Promise<{ phone: string | null }>;
  hide(id: string, reason: string, token: string): Promise<{ status: string }>;
  /** The status of the answer to a company that is not public. */
  statusOf(id: string): Promise<number>;
  renew(id: string, token: string): Promise<{ status: string }>;
}

const company = {
  name: `Generated ${crypto.randomUUID()}`,
  email: 'generated@example.com',
  phone: '0803 123 4567',
  cacNumber: 'RC 7654321',
  address: '12 Allen Avenue, Ikeja',
  category: 'bike',
  priceRange: '₦1,500',
};

type Company = typeof company;

/** Runs a company with an image from its registration to its renewal. */
export async function life(client: Client): Promise<void> {
  const { API_URL = '', EMAIL = '', PASSWORD = '', IMAGE = '' } = process.env;
  const image = Buffer.from(IMAGE, 'base64');
  const { token } = await client.logIn(EMAIL, PASSWORD);
  const { id, reference } = await client.register(
    company,
    new Blob([image], { type: 'image/jpeg' }),
  );
  assert.match(reference, /^ND-/);
  const submission = (await client.pending(token)).find((one) => one.id === id);
  assert.equal(submission?.phone, '+2348031234567');
  assert.equal((await client.verify(id, token)).status, 'live');
  const [card] = await client.list(company.name);
  assert.deepEqual([card?.id, card?.name], [id, company.name]);
  const shown = await fetch(new URL(card?.profileImage ?? '', API_URL));
  assert.equal(shown.headers.get('content-type'), 'image/webp');
  assert.ok((await shown.arrayBuffer()).byteLength > 0);
  assert.equal((await client.reveal(id)).phone, company.phone);
  assert.equal((await client.hide(id, 'Nobody answers', token)).status, 'hidden');
  assert.equal(await client.statusOf(id), 410);
  assert.equal((await client.renew(id, token)).status, 'live');
}
