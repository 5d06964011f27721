import { expect, test } from './fixtures.ts';
import { makeJob } from './listings.ts';
import { contactLink, openPanel, warning } from './panels.ts';

test('the page of a job keeps line breaks and lists the requirements @html', async ({ page }) => {
  const { id } = await makeJob({
    type: 'contract',
    description: 'Ride the Yaba loop.\n\nPaid every Friday.',
    requirements: ['A permit', 'Two guarantors'],
  });
  await page.goto(`/job/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dispatch rider');
  const main = page.getByRole('main');
  for (const fact of ['Swift Riders', 'Ikeja, Lagos', 'Contract', '₦120,000 a month'])
    await expect(main.getByText(fact).filter({ visible: true }).first()).toBeVisible();
  const description = page.getByText('Ride the Yaba loop.');
  expect(await description.innerText()).toBe('Ride the Yaba loop.\n\nPaid every Friday.');
  await expect(
    main.getByRole('listitem').getByText('Two guarantors', { exact: true }),
  ).toBeVisible();
});

test('‘Contact Company’ warns and leads to the company’s own page in a new tab', async ({
  page,
}) => {
  const { id } = await makeJob();
  await page.goto(`/job/${id}`);
  const dialog = await openPanel(page, contactLink(page), 'Contact Company');
  await expect(dialog.locator('.notice').first()).toContainText('Never pay to get a job.');
  await expect(dialog.getByText(warning)).toBeVisible();
  await expect(dialog.getByText('Is this really their rider?')).toHaveCount(0);
  await expect(dialog.getByText('swift.example', { exact: true })).toBeVisible();
  const apply = dialog.getByRole('link', { name: 'APPLY' });
  await expect(apply).toHaveAttribute('href', 'https://swift.example/apply');
  await expect(apply).toHaveAttribute('target', '_blank');
  await expect(apply).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  await dialog
    .getByRole('button', { name: 'Cancel' })
    .or(dialog.getByRole('link', { name: 'Cancel' }))
    .click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/job/${id}`);
});

test('other jobs are those of a job’s city, or the nearest to it @html', async ({ page }) => {
  const heading = page.getByRole('heading', { name: /^More jobs/ });
  const facts = { location: 'Orlu', place: 'imo/orlu', image: '/uploads/logo/640.webp' };
  const near = await makeJob({ ...facts, approved: '20 days ago' });
  for (const [location, place, text] of [
    ['Sabon Gari, Kano', 'kano/sabon-gari', 'More jobs in Kano'],
    ['Owerri, Imo', 'imo/owerri', 'More jobs'],
  ] as const) {
    const { id } = await makeJob({ location, place });
    await page.goto(`/job/${id}`);
    await expect(heading).toHaveText(text);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const similar = page.locator('section', { has: heading });
  const first = similar.getByRole('article').first();
  await expect(first).toContainText(near.location);
  await expect(first.locator('.logo')).toHaveAttribute('loading', 'lazy');
  const right = async (selector: string) => {
    const box = await similar.locator(selector).last().boundingBox();
    return Math.round(box!.x + box!.width);
  };
  const emptyPx = async () => (await right('.listings')) - (await right('article'));
  await expect.poll(emptyPx, 'two cards fill the row').toBe(0);
});

test('an ended job is gone, also for search engines, and open ones of its city are shown @html', async ({
  page,
}) => {
  const facts = { location: 'Sabon Gari, Kano', type: 'contract' };
  const alike = await makeJob({ ...facts, plan: 'premium', approved: '0 seconds' });
  await makeJob({ plan: 'premium', approved: '0 seconds' });
  const { id } = await makeJob({ ...facts, expires: '-1 minute' });
  const response = await page.goto(`/job/${id}`);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Job not found or an error occurred.',
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) await expect(card).toContainText('Kano');
  await expect(cards.locator(`a[href="/job/${alike.id}"]`)).not.toHaveCount(0);
});
