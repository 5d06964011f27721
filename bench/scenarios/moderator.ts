import type { Bench } from '../servers.ts';

/** The fields of a submission. */
export const registration = (name: string) => ({
  name,
  email: 'office@bench.example.com',
  phone: '+2348031234567',
  cacNumber: 'RC1234567',
  address: '12 Allen Avenue, Ikeja',
  description: 'Same-day parcels across Lagos, by bike and by van.',
  category: 'bike',
  priceRange: '₦1,500 – ₦4,000',
});

/** Registers companies, and approves them as a moderator. */
export async function logIn({ admin }: Bench, api: string) {
  const { token } = await call<{ token: string }>('POST', `${api}/api/auth/login`, admin);
  return {
    /** The id of the new submission. */
    register: async (name: string) =>
      (await call<{ id: string }>('POST', `${api}/api/companies`, registration(name))).id,
    approve: (id: string) =>
      call('PATCH', `${api}/api/companies/${id}/verify`, { plan: 'premium' }, token),
  };
}

async function call<Result>(method: string, url: string, body: object, token?: string) {
  const authorization = token && { Authorization: `Bearer ${token}` };
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Result;
}
