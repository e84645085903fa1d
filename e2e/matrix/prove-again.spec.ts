import { desktop, phone, withCookiesAnswered } from '../browser.ts';
import { expectProofAsked, test } from '../proof-card.ts';

// They share one product.
test.describe.configure({ mode: 'serial' });

for (const size of [phone, desktop]) {
  test(`[C-19] at ${size.width}: offers left open for hours ask for a code, and what was clicked then happens`, async ({
    page,
    own,
  }) => {
    await withCookiesAnswered(page, own.site);
    await page.setViewportSize(size);
    await expectProofAsked(page, own);
  });
}
