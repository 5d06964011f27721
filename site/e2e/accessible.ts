import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Half as long as `axe.source`, and so sooner sent and read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe (WCAG 2.2 AA and best practice) on the page as it is shown now: one page or state per test. */
export const expectAccessible = (page: Page) => expectNoViolation(page, tags);

/** Runs only the rules of axe that depend on colours. */
export const expectContrast = (page: Page) =>
  expectNoViolation(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });

/** Pixels by which the page is wider than the screen; a phone's `innerWidth` grows with the page. */
export const overflow = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - page.viewportSize()!.width;

/** Also with text twice as large. */
export async function expectNoOverflow(page: Page) {
  for (const next of ['200%', '']) {
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), next);
  }
}

/** No violation, where the page has script to run axe, and nothing wider than the screen. */
export async function expectLooksRight(page: Page, hasScript = true) {
  if (hasScript) await expectAccessible(page);
  await expectNoOverflow(page);
}

/** Skips frames, which belong to other sites. Sends axe to a page only once. */
async function expectNoViolation(page: Page, runOnly: RunOptions['runOnly']) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (runOnly) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    const options: RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
    const { violations } = await injected.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  }, runOnly);
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
