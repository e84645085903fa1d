import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { openOffersOf } from './checkout.ts';
import { askButton } from './journey.ts';
import { openInOurLetters } from './our-letters.ts';
import { describeBuilding, findAddress, newOwner, openBuilding, reachAddress } from './property-journey.ts';
import { askAside } from './quotation.ts';
import { askAll, describeTrip, reachTripByPassport } from './trip-journey.ts';
import { vehicleLines } from './vehicle-lines.ts';

export const cards = (page: Page) => page.getByRole('article');
export const names = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();

/** Waits until every insurer answered, and the list has shown what it held back; tells how many offers there are. */
export async function waitForAll(page: Page): Promise<number> {
  const told = page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).first();
  await expect(told).toBeVisible({ timeout: 45_000 });
  const count = Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
  await expect(cards(page)).toHaveCount(count);
  return count;
}

/** Brings a page to the whole list of a line. */
export const listOf = {
  async kasko(page: Page) {
    const { address } = await askAside(page);
    await page.goto(address);
    await waitForAll(page);
  },
  async trafik(page: Page) {
    const line = vehicleLines.find(({ name }) => name === 'traffic');
    if (!line) throw new Error('no such line');
    await openOffersOf(page, line);
    await waitForAll(page);
  },
  async dask(page: Page) {
    const owner = newOwner('uninsured');
    await reachAddress(page, { line: 'dask', nationalNumber: owner.nationalNumber });
    await findAddress(page, 'code', owner);
    await openBuilding(page);
    await describeBuilding(page, { area: '95', floors: '1–3 kat', period: '2000–2006' });
    await askButton(page).click();
    await waitForAll(page);
  },
  async seyahat(page: Page) {
    await reachTripByPassport(page);
    await describeTrip(page);
    await askAll(page, 10);
    await waitForAll(page);
  },
} as const;

export type Measured = { readonly top: number; readonly tallest: number; readonly whole: number };

/** Where the first offer begins, how tall the tallest is, and how many are wholly seen without a scroll. */
export async function measure(page: Page): Promise<Measured> {
  await openInOurLetters(page);
  return page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    const boxes = [...document.querySelectorAll('main article')].map((card) => card.getBoundingClientRect());
    return {
      top: Math.round(boxes[0]?.top ?? Number.NaN),
      tallest: Math.round(Math.max(...boxes.map(({ height }) => height))),
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
    };
  });
}
