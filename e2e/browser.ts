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

type ReactRoot = { readonly stateNode: { readonly current: { readonly memoizedState: { isDehydrated: boolean } } } };

/**
 * Touches the page as somebody who is about to use it, and waits until React has taken over the server's HTML. Its elements
 * are marked one by one before that, while forms have not yet taken up what they hold.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pointermove'));
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return root !== undefined && !(root as ReactRoot).stateNode.current.memoizedState.isDehydrated;
  });
}
