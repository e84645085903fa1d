import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from './browser.ts';
import { askAside } from './quotation.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

const declined = (page: Page) =>
  page
    .getByRole('region', { name: 'Teklif vermeyen şirketler' })
    .getByRole('listitem')
    .filter({ hasText: 'Mesleğinizi seçerseniz teklif verir' });

for (const viewport of [phone, desktop]) {
  test(`an insurer that wants the profession is asked again at ${viewport.width} px: the button leads to the question, and it offers`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { address } = await askAside(page);
    await page.goto(address);
    const row = declined(page);
    await expect(row).toBeVisible({ timeout: 45_000 });
    const insurer = (await row.locator('p').first().textContent()) ?? '';
    await expectAccessible(page);
    await row.getByRole('button', { name: `Mesleğimi seç, ${insurer}` }).click();

    await expect(page.getByRole('radio', { name: 'Hiçbiri' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Doktor' })).toBeChecked();
    await page.getByRole('button', { name: 'Teklifleri getir' }).click();

    await expect(page.getByRole('article').filter({ hasText: insurer }).first()).toBeVisible({ timeout: 45_000 });
    await expect(declined(page)).toHaveCount(0);
  });
}

test('the legal ceiling of a traffic quotation is told once above its offers, as our own figure', async ({ page }) => {
  await page.setViewportSize(desktop);
  const { headerGuid } = await askAside(page, { QueryType: 'trafik' });
  await page.goto(`/trafik/teklif?teklif=${headerGuid}&adim=teklifler`);
  await expect(page.getByText(/^Hesabımıza göre .*yasal tavan: [\d.]+,\d\d TL/)).toHaveCount(1, { timeout: 45_000 });
  await expectAccessible(page);
});
