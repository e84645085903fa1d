import type { Page } from '@playwright/test';
import { galleryMessages } from '../src/messages/gallery.ts';
import { hydrated, withCookiesAnswered } from './browser.ts';

export const galleryAddress = '/gelistirme/form-galerisi';

/** The live form, with its late parts there. */
export async function openLive(page: Page, baseURL: string | undefined) {
  await withCookiesAnswered(page, baseURL);
  await page.goto(galleryAddress);
  await hydrated(page);
  const form = page.locator('#canli form');
  await page.waitForFunction(() => {
    const late = [
      ...document.querySelectorAll('#canli :is([role="combobox"], [type="file"], [data-field="fam"] button)'),
    ];
    const isTaken = (element: Element) => '__e' in element;
    return late.length === 6 && late.every(isTaken);
  });
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    slot: (name: string) => form.locator(`[data-field="${name}"]`),
    send: form.getByRole('button', { name: galleryMessages.send }),
    model: async () => JSON.parse((await page.getByTestId('model').textContent()) ?? '') as Record<string, unknown>,
  };
}
