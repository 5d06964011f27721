import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe (WCAG 2.2 AA and best practice) on the page as it is shown now: one page or state per test. */
export const expectAccessible = (page: Page) => expectNoViolation(page, axeOn(page).withTags(tags));

/** Runs only the rules of axe that depend on colours. */
export const expectContrast = (page: Page) =>
  expectNoViolation(page, axeOn(page).withRules(['color-contrast', 'link-in-text-block']));

/**
 * In legacy mode axe leaves out frames of other sites, which are not ours, and needs no second page to sum up. Rules that
 * pass are not written out node by node.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

/** Pixels by which the page is wider than the screen. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

async function expectNoViolation(page: Page, axe: AxeBuilder) {
  await settled(page);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

/**
 * Waits for transitions to end: axe would measure the contrast of a dialog that is still fading in. They are finished at
 * once, since one in a part that was closed meanwhile never settles.
 */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && isFinite(effect));
    for (const animation of running) animation.finish();
    await new Promise(requestAnimationFrame);

    function isFinite(effect: AnimationEffect | null) {
      return effect?.getComputedTiming().endTime !== Infinity;
    }
  });
