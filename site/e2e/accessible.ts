import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe (WCAG 2.2 AA and best practice) on the page as it is shown now: one page or state per test. */
export const expectAccessible = (page: Page) =>
  expectNoViolation(new AxeBuilder({ page }).withTags(tags));

/** Runs only the rules of axe that depend on colours. */
export const expectContrast = (page: Page) =>
  expectNoViolation(new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']));

async function expectNoViolation(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}
