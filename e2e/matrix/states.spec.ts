import { expectSecondStepAccessible, expectWindowsAccessible } from '../accessible-states.ts';
import { desktop, phone, test, withCookiesAnswered } from '../browser.ts';
import { expectGalleryAccessible } from '../form-gallery.ts';

for (const size of [phone, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      await page.setViewportSize(size);
      await withCookiesAnswered(page, baseURL);
    });

    test('the windows have no accessibility violation', ({ page }) => expectWindowsAccessible(page));

    test('the second step is accessible, closed and open', ({ page }) => expectSecondStepAccessible(page));

    test('[F-01] every kind in every state: no accessibility violation, nothing wider than the screen', ({
      page,
      baseURL,
    }) => expectGalleryAccessible(page, baseURL));
  });
}
