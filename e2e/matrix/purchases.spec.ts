import { lines } from '../../src/catalog/lines/index.ts';
import { desktop, phone, test, withCookiesAnswered } from '../browser.ts';
import { buyAlone, buyWithAll } from '../line-purchase.ts';
import { vehicleLines } from '../vehicle-lines.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const [index, line] of vehicleLines.entries()) {
  const [viewport, other] = index % 2 === 0 ? [desktop, phone] : [phone, desktop];

  // Lines of the menu are bought alone from the home page on, by the table of all lines.
  if (lines[line.queryType].products.length === 0)
    test(`[C-15] ${line.name} is bought alone at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await buyAlone(page, line);
    });

  if (line.branches.length === 0) continue;
  test(`[L-09] [C-15] ${line.name} is bought with all its additions at ${other.width} px: one payment, a policy for each`, async ({
    page,
  }) => {
    await page.setViewportSize(other);
    await buyWithAll(page, line);
  });
}
