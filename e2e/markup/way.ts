import type { Page } from '@playwright/test';
import { hydrated } from '../browser.ts';

/** Keeps what the browser shows right now, under a name of its own. */
export type Keep = (state: string, shown?: Page) => Promise<void>;

/** A way through the product on which some kinds of page are shown. */
export type Way = {
  readonly name: string;
  readonly walk: (page: Page, keep: Keep) => Promise<void>;
};

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
