import { pages } from '../../src/catalog/pages/index.ts';
import { expectPageAccessible } from '../accessibility.ts';
import { test, withCookiesAnswered } from '../browser.ts';

for (const { path } of pages.filter(({ access }) => access === 'everyone')) {
  test(`${path}: no accessibility violation on a phone and a desktop, nothing wider than the screen`, async ({
    page,
    baseURL,
  }) => {
    await withCookiesAnswered(page, baseURL);
    await expectPageAccessible(page, path);
  });
}
