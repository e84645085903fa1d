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

/**
 * Names of the answers somebody typed or picked, counted by the page itself over all its steps: one for each time a
 * field was taken up, so that an answer given twice is there twice. What proves the phone counts, agreements do not.
 */
export async function countAnswers(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const given = JSON.parse(sessionStorage.getItem('given-answers') ?? '[]') as string[];
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
      const name = target.name || target.getAttribute('aria-labelledby') || target.id;
      if (given.at(-1) !== name) given.push(name);
      sessionStorage.setItem('given-answers', JSON.stringify(given));
    };
    document.addEventListener('input', note, true);
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('given-answers') ?? '[]') as string[]);
}
