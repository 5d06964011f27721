import type { Locator, Page } from '@playwright/test';

/** Follows a link to a dialog: gives the dialog that script opens in place, or else the page with the same content. */
export async function openPanel(page: Page, opener: Locator, title: string): Promise<Locator> {
  await opener.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  const panel = page
    .getByRole('dialog', { name: title })
    .or(page.getByRole('main').filter({ has: heading }));
  await panel.waitFor();
  return panel;
}

/** The link to the contact dialog that is in the page, not the one in the bar of a phone. */
export const contactLink = (page: Page) =>
  page.getByRole('link', { name: 'Contact Company', exact: true });

/** In the dialog with the contact of a company or job (spec §2, Company detail). */
export const warning =
  "Please confirm by visiting the dispatch company's address before making a drop. This helps avoid fake pickups and improves trust.";
