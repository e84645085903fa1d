import { expect, hydrated, phone, test } from './browser.ts';
import { findCar, passFirstStep } from './journey.ts';
import { newPerson } from './person.ts';
import { askDatabase } from './product-database.ts';

for (const { answer, does, kept } of [
  {
    answer: 'Kabul et',
    does: 'accepts cookies',
    kept: { utm_source: 'bülten', utm_campaign: 'kış' },
  },
  { answer: 'Reddet', does: 'refuses cookies', kept: null },
])
  test(`[N-12] the quotation of a visitor whom a campaign brought and who ${does} has ${kept ? 'that' : 'no'} campaign`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/?${new URLSearchParams({ utm_source: 'bülten', utm_campaign: 'kış' })}`);
    await hydrated(page);
    await page.getByRole('button', { name: answer }).click();
    const { NationalNumber: nationalNumber } = newPerson();
    const opened = page.waitForResponse(/query-info/);
    await passFirstStep(page, { path: '/trafik/kasko-teklif', plate: '34 KRS 102', nationalNumber });
    await findCar(page);
    const { Data } = (await (await opened).json()) as { readonly Data: { readonly HeaderGuid: string } };
    const { rows } = await askDatabase('select campaign from quotations where id = $1', [Data.HeaderGuid]);
    expect(rows).toEqual([{ campaign: kept }]);
  });
