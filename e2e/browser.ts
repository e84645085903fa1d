import { test as base, expect, type Page } from '@playwright/test';

/** A page that fails the test on any script error, console error or blocked resource. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser itself reports every failed request; tests of failures expect those.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

/** A visitor who has answered the cookie bar before. */
export async function withCookiesAnswered(page: Page, baseURL: string | undefined): Promise<void> {
  const names = ['required-cookies', 'analytic-cookies', 'functional-cookies', 'targeting-cookies'];
  await page.context().addCookies(
    names.map((name) => ({
      name,
      value: name === 'required-cookies' ? 'true' : 'false',
      url: baseURL ?? '',
      sameSite: 'Lax',
    })),
  );
}

/** Whether the application has taken up the whole page; parts whose code comes late follow. */
export const isTakenUp = () => performance.getEntriesByName('app-running').length > 0;

/** Touches the page as somebody who is about to use it, and waits until the application has taken over the server's HTML. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        try {
          await page.evaluate(() => dispatchEvent(new Event('pointermove')));
          return await page.evaluate(isTakenUp);
        } catch {
          // The page is being loaded anew, as another tab's is after a logout.
          return false;
        }
      },
      { intervals: [20] },
    )
    .toBe(true);
}
