import type { Locator, Page } from '@playwright/test';
import { pickerEntries } from '../src/catalog/flows/picker.ts';
import { menuGroups } from '../src/catalog/navigation.ts';
import type { ProductPage } from '../src/catalog/pages/page.ts';
import { expect, hydrated } from './browser.ts';

/** How somebody comes from the home page to the first questions of a line. */
export type WayIn = {
  readonly name: 'menu' | 'picker' | 'list of lines';
  readonly go: (page: Page) => Promise<void>;
};

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
}

/** The address changes before the page: who types meanwhile types into the one that is left. */
async function follow(page: Page, link: Locator, path: string): Promise<void> {
  const heading = page.locator('h1');
  const left = await heading.innerText();
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(heading).not.toHaveText(left);
}

/** The header's panels where there is room for them, else the drawer; a group of one line is a link. */
async function openMenuGroup(page: Page, { line }: ProductPage): Promise<void> {
  const group = menuGroups.find(({ pages }) => pages.some((page) => page.line === line));
  const name = group?.name ?? '';
  const isSingle = group?.pages.length === 1;
  const panel = page.locator('header').getByRole('button', { name, exact: true });
  const drawer = page.locator('[data-drawer]');
  const opener = drawer.locator('summary').first();
  if (!(await opener.isVisible())) {
    if (!isSingle) await panel.click();
    return;
  }
  await opener.click();
  if (!isSingle) await drawer.locator('summary', { hasText: name }).last().click();
}

function byMenu(product: ProductPage): WayIn {
  const go = async (page: Page) => {
    await openHome(page);
    await openMenuGroup(page, product);
    const link = page.locator(`header a[href="${product.path}"]`).filter({ visible: true }).first();
    await follow(page, link, product.path);
  };
  return { name: 'menu', go };
}

function byList({ path }: ProductPage): WayIn {
  const go = async (page: Page) => {
    await openHome(page);
    await follow(page, page.locator(`main a[href="${path}"]`).last(), path);
  };
  return { name: 'list of lines', go };
}

/** Those on the picker are asked their first questions on the home page itself. */
function byPicker({ path }: ProductPage): readonly WayIn[] {
  const entry = pickerEntries.find((known) => known.page.path === path);
  if (!entry) return [];
  const go = async (page: Page) => {
    await openHome(page);
    const chip = page.locator('main').getByRole('link', { name: entry.name, exact: true }).first();
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', 'true');
  };
  return [{ name: 'picker', go }];
}

/** Every way from the home page to the first questions that a line is sold with. */
export function waysIn(product: ProductPage): readonly [WayIn, ...WayIn[]] {
  return [byMenu(product), ...byPicker(product), byList(product)];
}
