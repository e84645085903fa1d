import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { desktop, hydrated, phone } from './browser.ts';

/** The specification forbids zoom in the viewport; the in-page text-size control stands in for it. */
const documentedExceptions = { 'meta-viewport': { enabled: false } };

const parts = { page: 'html', main: 'main', dialog: 'dialog[open], [role$="dialog"]' } as const;

/** No violation in a part of the page, nothing wider than the screen; what surrounds all pages is looked at with them. */
export async function expectAccessible(page: Page, part: keyof typeof parts = 'main'): Promise<void> {
  // Frames would have to be looked at one by one, and none of our pages has any.
  expect(page.frames(), page.url()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], rules: documentedExceptions })
    .include(parts[part])
    .analyze();
  expect(violations.map(({ id, nodes }) => [page.url(), id, ...nodes.map(({ html }) => html)])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), page.url()).toBe(false);
}

/** The same on a phone and on a desk, which it leaves behind. */
export async function expectAccessibleAtBoth(page: Page, part?: keyof typeof parts): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await expectAccessible(page, part);
  }
}

export async function expectPageAccessible(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expectAccessibleAtBoth(page, 'page');
}
