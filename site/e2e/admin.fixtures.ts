import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

interface Submission {
  id: string;
  /** The title of a job, the name of a company: no other listing has it. */
  name: string;
}

interface AdminFixtures {
  /** The visitor's browser with a moderator's session, not yet on any page. */
  moderator: Page;
  /** Sends a job, complete and by a name of its own, and answers what came of it. */
  submitJob: (fields?: Record<string, unknown>) => Promise<Submission>;
  /** Sends a company in the same way. */
  submitCompany: (fields?: Record<string, unknown>) => Promise<Submission>;
}

/** The tests of the admin run at the size of each project: cards on a phone, a table on a desk. */
export const test = base.extend<AdminFixtures>({
  moderator: async ({ page, credentials }, use) => {
    await page.goto('/admin-login');
    await logIn(page, credentials);
    await page.getByText('Welcome Admin!').waitFor();
    await use(page);
  },

  submitJob: ({ request }, use) =>
    use(async (fields = {}) => {
      const name = `Rider ${randomUUID().slice(0, 8)}`;
      const answer = await request.post('/api/jobs', {
        data: { ...job, title: name, ...fields },
      });
      return { id: (await answer.json()).id, name };
    }),

  submitCompany: ({ request }, use) =>
    use(async (fields = {}) => {
      const name = `Dispatch ${randomUUID().slice(0, 8)}`;
      const answer = await request.post('/api/companies', {
        data: { ...company, name, ...fields },
      });
      return { id: (await answer.json()).id, name };
    }),
});

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login as Admin' }).click();
}

/** Opens a list of the panel and narrows it to what has this name. */
export async function find(page: Page, list: string, name: string) {
  await page.getByRole('link', { name: list }).click();
  await page.getByRole('heading', { level: 1, name: list }).waitFor();
  await page.getByRole('searchbox').first().fill(name);
  // The panel takes a search up half a second later, and by then comes back to its list from wherever one is.
  await page.waitForURL(({ searchParams }) =>
    Boolean(searchParams.get('filter')?.includes(JSON.stringify(name).slice(1, -1))),
  );
}

const job = {
  company: 'Swift Riders',
  location: 'Ikeja, Lagos',
  type: 'full-time',
  description: 'Deliver parcels across Lagos by motorbike.',
  requirements: 'Rider’s licence\nA smartphone',
  email: 'jobs@swift.example',
  cacNumber: 'RC 1234567',
  applyLink: 'https://swift.example/apply',
};

const company = {
  ownerName: 'Ada Obi',
  phone: '0803 123 4567',
  email: 'hello@swift.example',
  cacNumber: 'RC 1234567',
  address: '12 Allen Avenue, Ikeja, Lagos',
  category: 'bike',
  priceRange: '₦1,500 to ₦5,000',
};
