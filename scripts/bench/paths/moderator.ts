import type { Bench } from '../preparation.ts';

/** What a company sends to be listed. */
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

/** Registers companies and approves them, as the moderator of the bench. */
export async function logIn({ admin }: Bench, api: string) {
  const { token } = await asked<{ token: string }>(`${api}/api/auth/login`, 'POST', admin);
  const authorization = { Authorization: `Bearer ${token}` };
  return {
    /** Answers the id of what now waits. */
    register: async (name: string) =>
      (await asked<{ id: string }>(`${api}/api/companies`, 'POST', registration(name))).id,
    approve: (id: string) =>
      asked(`${api}/api/companies/${id}/verify`, 'PATCH', { plan: 'premium' }, authorization),
  };
}

async function asked<Answer>(url: string, method: string, body: object, headers = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
