/** Accessibility checks with axe: no violation of WCAG 2.2, level AA, or of axe's best practices. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All of axe's default rules, and one that is off by default: an accessible name contains the visible label. */
const ALL = { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } };
const CONTROLS = 'a, button, summary, [role=row], [role=menuitem], [role=option]';
const COLOURS = { resultTypes: ['violations'], runOnly: ['color-contrast'] };

/**
 * Script that runs axe in the page when all animations have ended. Elements that are still fading in have no final
 * colours.
 */
const judging = (options: object) => `(async () => {
  const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations } = await window.axe.run(document, ${JSON.stringify(options)});
  return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) =>
    html.slice(0, 200) + ' ' + failureSummary).join('; '));
})()`;

/** Expects that axe finds no violation in the page in its current state, including open dialogs. */
export async function expectAccessible(page: Page, options: object = ALL): Promise<void> {
  // Evaluated from outside: the Content-Security-Policy would block a script in the page.
  await page.evaluate(AXE);
  const violations = await page.evaluate<string[]>(judging(options));
  // As one text, which a failure prints in full.
  expect(violations.join('\n'), page.url()).toBe('');
}

/** Switches the page to a colour scheme without a reload, and checks its contrast. Nothing else can change. */
export async function judgeColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
  await expectAccessible(page, COLOURS);
}

/** Checks the contrast of all controls as they look under the pointer, in the page's current colour scheme. */
export async function judgeUnderPointer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const controls = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: CONTROLS });
  for (const nodeId of controls.nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  }
  await expectAccessible(page, COLOURS);
  await session.detach();
}

/** Expects that the page has no accessibility violation and does not scroll sideways. */
export async function judge(page: Page): Promise<void> {
  const widths = '[document.documentElement.scrollWidth, document.documentElement.clientWidth]';
  const [content, window] = await page.evaluate<[number, number]>(widths);
  expect(content, page.url()).toBeLessThanOrEqual(window);
  await expectAccessible(page);
}
