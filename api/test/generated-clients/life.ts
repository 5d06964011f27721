import assert from 'node:assert/strict';

/** A generated client behind the names of this test. Each call returns the body of the documented success. */
interface Client {
  logIn(email: string, password: string): Promise<{ token: string }>;
  register(company: Company, profileImage: Blob): Promise<{ id: string; reference: string }>;
  verify(id: string, token: string): Promise<{ status: string }>;
  list(q: string): Promise<{ id: string; name: string; profileImage?: string | null }[]>;
  reveal(id: string): Promise<{ phone: string | null }>;
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

/** Registers a company with an image, verifies it and reads it as a visitor. */
export async function life(client: Client): Promise<void> {
  const { API_URL = '', EMAIL = '', PASSWORD = '', IMAGE = '' } = process.env;
  const image = Buffer.from(IMAGE, 'base64');
  const { token } = await client.logIn(EMAIL, PASSWORD);
  const { id, reference } = await client.register(
    company,
    new Blob([image], { type: 'image/jpeg' }),
  );
  assert.match(reference, /^ND-/);
  assert.equal((await client.verify(id, token)).status, 'live');
  const [card] = await client.list(company.name);
  assert.deepEqual([card?.id, card?.name], [id, company.name]);
  const shown = await fetch(new URL(card?.profileImage ?? '', API_URL));
  assert.equal(shown.headers.get('content-type'), 'image/webp');
  assert.ok((await shown.arrayBuffer()).byteLength > 0);
  assert.equal((await client.reveal(id)).phone, company.phone);
}
