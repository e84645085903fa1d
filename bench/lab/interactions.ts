import type { Browser, Page } from '@playwright/test';
import type { WholeProduct } from '#testing/trial/whole-product.ts';
import { askAside } from '../../e2e/quotation.ts';
import { typeFirstAnswers, waitForAllOffers } from '../browser/kasko-flow.ts';
import { quotePage } from '../browser/kinds.ts';
import { openSlowPhone } from './slow-phone.ts';
import { watchVitals } from './vitals.ts';

/** Frames in which the last touch is still to be drawn. */
const settleMs = 1_000;
const filtersTried = 6;

export type Measured = Readonly<Record<string, number>>;

async function typing(browser: Browser, { site }: WholeProduct): Promise<Measured> {
  const page = await openSlowPhone(browser, site);
  const read = await watchVitals(page);
  await page.goto(quotePage);
  await page.waitForLoadState('networkidle');
  await typeFirstAnswers(page);
  await page.waitForTimeout(settleMs);
  const { interactionMs, interactions } = await read();
  await page.context().close();
  return {
    'typing in masked fields: INP, ms': interactionMs,
    'typing in masked fields: interactions': interactions,
  };
}

async function filterEach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Filtrele' }).click();
  const boxes = page.locator('main input[type=checkbox][name^=firm-]');
  await boxes.first().waitFor();
  for (const box of (await boxes.all()).slice(0, filtersTried)) {
    await box.click();
    await page.waitForTimeout(settleMs);
    await box.click();
    await page.waitForTimeout(settleMs);
  }
}

async function filtering(browser: Browser, { site, sandbox }: WholeProduct): Promise<Measured> {
  const page = await openSlowPhone(browser, site);
  const { address } = await askAside(page, {}, { sandbox, branches: [] });
  const read = await watchVitals(page);
  await page.goto(address);
  const offers = await waitForAllOffers(page);
  await page.waitForLoadState('networkidle');
  await read();
  await filterEach(page);
  const { interactionMs, interactions } = await read();
  await page.context().close();
  return {
    'filtering offers: INP, ms': interactionMs,
    'filtering offers: interactions': interactions,
    'filtering offers: offers': offers,
  };
}

/** From a key or a click to the frame that shows what came of it, at a quarter of this machine's speed; each time anew. */
export const interactions = [typing, filtering] as const;
