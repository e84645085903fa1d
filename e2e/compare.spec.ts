import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { steady } from './checkout.ts';
import { askButton, tabTo } from './journey.ts';
import { waitForAll } from './offer-list.ts';
import { newPerson } from './person.ts';
import { describeHome, findAddress, insureAll, newOwner, reachAddress } from './property-journey.ts';
import { askAside } from './quotation.ts';
import { addByNumber, askAll, describeTrip, goToTrip, offerOf, reachTravellers, wayfarer } from './trip-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

const sizes = [phone, { width: 390, height: 844 }, desktop] as const;
const tallest = 120;
/** Where the heads begin at the latest. */
const lowest = 330;
const wide = `${steady} Genişletilmiş Kasko`;

const table = (page: Page) => page.getByRole('table', { name: 'Seçilen tekliflerin karşılaştırması' });
const heads = (page: Page) => page.locator('[data-heads]');
const scenarios = (page: Page) => page.getByRole('region', { name: 'Kim ne öder?' });
const samePanel = (page: Page) => page.getByText(/^\d+ konuda aynılar$/);

/** Where something stands on the screen now. */
async function boxOf(locator: ReturnType<typeof heads>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

/** At every width the heads are short, and stay under the header of the site to the end of the comparison. */
async function expectHeadsStay(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const at = `${size.width} px`;
    await page.evaluate(() => scrollTo(0, 0));
    const { top, height } = await boxOf(heads(page));
    expect(height, at).toBeLessThanOrEqual(tallest);
    expect(top, at).toBeLessThanOrEqual(lowest);
    const ends = [
      [table(page).getByRole('row').last(), 'start'],
      [scenarios(page).getByRole('listitem').last(), 'center'],
    ] as const;
    for (const [target, block] of ends) {
      await target.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: 'instant' }), block);
      await expect(heads(page)).toBeInViewport({ ratio: 1 });
      await expect
        .poll(async () => Math.round((await boxOf(heads(page))).top - (await boxOf(page.locator('header'))).bottom), at)
        .toBe(0);
    }
    await expectAccessible(page);
  }
}

async function compareChosen(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Yan yana göster (${count}/4)` }).click();
  await expect(table(page)).toBeVisible();
}

async function compareFour(page: Page): Promise<void> {
  const { address } = await askAside(page);
  await page.goto(address);
  for (const offer of ['Dar Kasko', 'Kasko', 'Genişletilmiş Kasko'])
    await page.getByRole('checkbox', { name: new RegExp(`^Karşılaştır\\S* ${steady} ${offer}$`) }).check();
  await page.getByRole('checkbox', { name: /^Karşılaştır\S* Ayazma Sigorta Dar Kasko$/ }).check();
  const fifth = page.getByRole('checkbox', { name: /^Karşılaştır / }).first();
  await fifth.click();
  await expect(fifth).not.toBeChecked();
  await expect(page.getByRole('alert').getByText(/^En çok 4 teklif karşılaştırılır\./)).toBeVisible();
  await compareChosen(page, 4);
}

test('[C-18] four kasko offers side by side: heads that stay, marks, differences first, and all of it on paper', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await compareFour(page);
  await expect(table(page).getByRole('columnheader')).toHaveCount(5);
  await expectHeadsStay(page);

  // What differs is marked, and its words are there for who listens; what does not is counted and folded.
  await expect(table(page).getByText(/^Farklar \(\d+\)$/)).toBeVisible();
  const bumped = table(page).getByRole('row', { name: /^İkame araç/ });
  await expect(bumped.getByRole('cell').first()).toHaveText(/Hariç|Dahil|gün|Bilgi yok/);
  const labels = await table(page).getByRole('rowheader').allTextContents();
  const counted = Number(/\d+/.exec((await samePanel(page).textContent()) ?? '')?.[0]);
  await samePanel(page).click();
  const same = page
    .getByRole('group')
    .filter({ has: samePanel(page) })
    .getByRole('term');
  await expect(same).toHaveCount(counted);
  for (const label of await same.allTextContents()) expect(labels.some((row) => row.startsWith(label))).toBe(false);
  await expectAccessible(page);

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF indir' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);

  await samePanel(page).click();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['header', 'footer']) await expect(page.locator(hidden)).toBeHidden();
  await expect(table(page)).toBeVisible();
  await expect(same.first()).toBeVisible();
});

test('[C-18] a phone shows two of four offers, picked by their names; the choice and what is open outlive a reload', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await compareFour(page);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  await page.getByLabel('1. sütun').selectOption(wide);
  await expect(table(page).getByRole('columnheader').nth(1)).toHaveText(wide);
  for (const control of await heads(page).getByRole('button').or(heads(page).getByRole('combobox')).all())
    if (await control.isVisible()) expect((await boxOf(control)).height).toBeGreaterThanOrEqual(44);
  await samePanel(page).click();
  // The browser tells of a panel that was opened a moment after it is open, too late for a reload in between.
  const keptOpen = () =>
    page.evaluate(() =>
      Object.keys(sessionStorage).some((key) => sessionStorage.getItem(key)?.includes('"open":["same"]')),
    );
  await expect.poll(keptOpen).toBe(true);
  await page.reload();
  await expect(table(page).getByRole('columnheader').nth(1)).toHaveText(wide);
  await expect(page.getByRole('group').filter({ has: samePanel(page) })).toHaveAttribute('open', '');
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(table(page).getByRole('columnheader')).toHaveCount(4);
});

test('[C-18] by keyboard alone: an offer is taken out, what is the same is opened in sight, and one is bought', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await compareFour(page);
  const compared = page.getByRole('list', { name: 'Karşılaştırılan teklifler' });
  await tabTo(page, compared.getByRole('button', { name: 'Ayazma Sigorta Dar Kasko karşılaştırmadan çıkar' }));
  await page.keyboard.press('Enter');
  await expect(compared.getByRole('listitem')).toHaveCount(3);
  // The focus is not lost with the button that had it.
  await expect(compared.getByRole('button', { name: `${wide} karşılaştırmadan çıkar` })).toBeFocused();
  await tabTo(page, page.locator('summary').filter({ hasText: /konuda aynılar$/ }));
  await page.keyboard.press('Enter');
  const opened = await boxOf(samePanel(page));
  expect(opened.top).toBeGreaterThanOrEqual((await boxOf(heads(page))).bottom);
  await page.getByRole('button', { name: 'PDF indir' }).focus();
  await tabTo(page, compared.getByRole('button', { name: `${steady} Kasko satın al`, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/adim=karsilastir/);
});

test('[C-18] two travellers: prices by person, who pays what in euro, heads that stay', async ({ page }) => {
  await page.setViewportSize(desktop);
  await reachTravellers(page);
  await addByNumber(page, 'Başka biri ekle', '2. kişi: başka biri', newPerson().NationalNumber);
  await goToTrip(page);
  await describeTrip(page);
  await askAll(page, 8);
  for (const offer of [offerOf(page, wayfarer, 'Gümüş'), offerOf(page, 'Sarnıç Sigorta', 'Gümüş')])
    await offer.getByRole('checkbox', { name: /^Karşılaştır/ }).check();
  await compareChosen(page, 2);
  await expect(table(page).getByRole('rowheader').filter({ hasText: 'Kişiye göre fiyat' })).toHaveCount(2);
  const treated = scenarios(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Yurt dışında acil tedavi, 8\.000 €/ }) });
  expect(await treated.getByRole('definition').allTextContents()).toEqual(['0 €', '8.000 €', '50 €', '7.950 €']);
  await expectHeadsStay(page);
});

test('[C-18] a home: who pays what of building and contents, heads that stay', async ({ page }) => {
  await page.setViewportSize(desktop);
  const owner = newOwner('uninsured');
  await reachAddress(page, { line: 'konut', nationalNumber: owner.nationalNumber });
  await findAddress(page, 'registered', owner);
  await describeHome(page);
  await insureAll(page);
  await askButton(page).click();
  await waitForAll(page);
  const boxes = page.getByRole('checkbox', { name: /^Karşılaştır/ });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await compareChosen(page, 3);
  await expect(scenarios(page).getByRole('heading', { name: /yangın çıktı, binada .* ve eşyada/ })).toBeVisible();
  await expectHeadsStay(page);
});
