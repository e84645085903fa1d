import type { Page } from '@playwright/test';

/** Names of the fields that somebody wrote into, counted by the page itself over all its steps. */
export async function countTyped(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const typed = JSON.parse(sessionStorage.getItem('typed-fields') ?? '[]') as string[];
    document.addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement) || ['checkbox', 'radio'].includes(target.type)) return;
        if (!typed.includes(target.name)) typed.push(target.name);
        sessionStorage.setItem('typed-fields', JSON.stringify(typed));
      },
      true,
    );
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('typed-fields') ?? '[]') as string[]);
}
