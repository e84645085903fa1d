import type { Page } from '@playwright/test';
import { expect, hydrated } from './browser.ts';

const standsInSystemLetters = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('span');
    probe.style.cssText = 'position:absolute;visibility:hidden';
    probe.textContent = 'Karşılaştır';
    document.body.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.style.fontFamily = 'system-ui,sans-serif';
    const isSame = Math.abs(probe.getBoundingClientRect().width - width) < 0.1;
    probe.remove();
    return isSame;
  });

/** A page whose typeface came too late keeps the system's letters, which are as wide as the machine has them; the next has ours. */
export async function openInOurLetters(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await standsInSystemLetters(page))) return;
    await page.reload({ waitUntil: 'networkidle' });
    await hydrated(page);
    throw new Error('The page stood in the letters of the system');
  }).toPass();
}
