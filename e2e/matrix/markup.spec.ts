import { pages } from '../../src/catalog/pages/index.ts';
import { expect, hydrated, test, withCookiesAnswered } from '../browser.ts';
import { accountWays } from '../markup/account-ways.ts';
import { markupProblems } from '../markup/checker.ts';
import { otherWays } from '../markup/other-ways.ts';
import { purchaseWays } from '../markup/purchase-ways.ts';
import { questionWays } from '../markup/question-ways.ts';

// They fill one collection, which is checked at the end by one start of the checker.
test.describe.configure({ mode: 'serial' });

/** The checker judges styles by an older CSS than browsers know: what a page has of them in itself is left out, as in files. */
const withoutStyles = (html: string) => html.replace(/(<style data-own[^>]*>)[^<]*/, '$1');

const documents = new Map<string, string>();

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

test('every page that everyone may open, as it is served and as it is drawn', async ({ page }) => {
  for (const { path } of pages.filter(({ access }) => access === 'everyone')) {
    const reply = await page.goto(path);
    documents.set(`${path}, served`, (await reply?.text()) ?? '');
    await hydrated(page);
    documents.set(`${path}, drawn`, await page.content());
  }
});

for (const { name, walk } of [...accountWays, ...questionWays, ...purchaseWays, ...otherWays]) {
  test(`${name}: states as they are drawn`, ({ page }) =>
    walk(page, async (state, shown = page) => void documents.set(`${name}, ${state}`, await shown.content())));
}

test('the Nu HTML checker finds no error and no warning in any of them, and one where there is one', async ({
  browserName: _,
}, testInfo) => {
  const wrong = 'a page with an error';
  const input = '<input aria-label="Telefon" type="tel" autocomplete="tel-national">';
  documents.set(wrong, `<!doctype html><html lang="tr"><head><title>Hata</title></head><body>${input}</body></html>`);
  const judged = new Map([...documents].map(([name, html]) => [name, withoutStyles(html)]));
  const problems = await markupProblems(judged, testInfo.outputPath('documents'));
  expect(problems.filter((problem) => !problem.startsWith(wrong))).toEqual([]);
  expect(problems).toEqual([expect.stringContaining('“tel-national” is not allowed in this context')]);
});
