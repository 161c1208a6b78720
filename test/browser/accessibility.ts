/** What axe finds wrong with what a page shows: without a violation of WCAG 2.2, level AA, or of good practice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Good practice as well, and what axe leaves out unless it is asked: a name begins with what can be seen of it. */
const ALL = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } };
const COLOURS = { resultTypes: ['violations'], runOnly: ['color-contrast'] };

/** Run in the page, once nothing moves any more: what is fading in has no colours yet that could be judged. */
const judging = (options: object) => `(async () => {
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await window.axe.run(document, ${JSON.stringify(options)});
  return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) =>
    html.slice(0, 200) + ' ' + failureSummary).join('; '));
})()`;

/** The page is judged as it is shown at the moment, with what lies above it. */
export async function expectAccessible(page: Page, options: object = ALL): Promise<void> {
  // As a text it is no script of the page, which its Content-Security-Policy would refuse.
  await page.evaluate(AXE);
  const violations = await page.evaluate<string[]>(judging(options));
  expect(violations, page.url()).toEqual([]);
}

/** The same page in another colour scheme, without a load: nothing but its colours can be wrong then. */
export async function judgeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await expectAccessible(page, COLOURS);
}

/** Accessible, and nothing of it lies beyond the sides of the window. */
export async function judge(page: Page): Promise<void> {
  const widths = '[document.documentElement.scrollWidth, document.documentElement.clientWidth]';
  const [content, window] = await page.evaluate<[number, number]>(widths);
  expect(content, page.url()).toBeLessThanOrEqual(window);
  await expectAccessible(page);
}
