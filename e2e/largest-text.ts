import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { openInOurLetters } from './our-letters.ts';

/** Words and numbers of which a part stands in another line, though nothing in them may be parted. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{2,}|\d[\d.,]*\d/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`${word} in "${text.parentElement.textContent?.slice(0, 60)}"`);
      }
    }
    return broken;
  });

/** Nothing wider than the screen and no word cut in two, in our letters. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await openInOurLetters(page);
  expect.soft(await brokenWords(page), where).toEqual([]);
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess, `what of ${where} is wider than the screen`).toBeLessThanOrEqual(0);
}
