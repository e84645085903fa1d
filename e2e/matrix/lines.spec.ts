import { lines } from '../../src/catalog/lines/index.ts';
import { menuGroups } from '../../src/catalog/navigation.ts';
import type { ProductPage } from '../../src/catalog/pages/page.ts';
import { desktop, phone, test, withCookiesAnswered } from '../browser.ts';
import { type LineWalk, lineWalks, variantWalks } from '../line-walks.ts';
import { waysIn } from '../ways-in.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

function walkOf({ line, slug }: ProductPage): LineWalk {
  const variant = lines[line].products.find((row) => row.slug === slug)?.variant ?? 'none';
  const walk = variant === 'none' ? lineWalks[line] : variantWalks[variant];
  if (walk === 'notOnMenu') throw new Error(`${line} is on the menu`);
  return walk;
}

/** A second page about what another sells leads to the same questions. */
const sold = menuGroups
  .flatMap(({ pages }) => pages)
  .filter(({ quotePath }, index, pages) => pages.findIndex((page) => page.quotePath === quotePath) === index);

for (const [index, product] of sold.entries()) {
  const ways = waysIn(product);
  // Each line by another way at each width, and each way by other lines.
  for (const [turn, viewport] of [phone, desktop].entries()) {
    const way = ways[(index + turn) % ways.length] ?? ways[0];
    test(`[L-08] ${product.menuName} at ${viewport.width} px, from the home page by the ${way.name} to the policy`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await walkOf(product)(page, way.go);
    });
  }
}
