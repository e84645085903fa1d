import { faultTexts } from '../../src/messages/pages.ts';
import { expect, phone } from '../browser.ts';
import { galleryAddress, openLive } from '../form-gallery.ts';
import { open, type Way } from './way.ts';

/** What stands around pages, and pages that come instead of what was asked for. */
export const otherWays: readonly Way[] = [
  {
    name: 'around every page',
    async walk(page, keep) {
      await page.context().clearCookies();
      await open(page, '/');
      await expect(page.getByRole('region', { name: 'Çerez tercihi' })).toBeVisible();
      await keep('cookie bar');
      await page.getByRole('contentinfo').getByRole('button', { name: 'Çerez ayarları' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await keep('cookie settings');
      await page.setViewportSize(phone);
      await open(page, '/');
      await page.locator('[data-drawer] summary').first().click();
      await keep('drawer');
    },
  },
  {
    name: 'instead of a page',
    async walk(page, keep) {
      await open(page, '/boyle-bir-sayfa-yok');
      await keep('not found');
      await open(page, '/sss?ara=boylebirkelimeyok');
      await keep('nothing found');
      await open(page, '/trafik/kasko-teklif?yenileme=b3JuZWstYmFnbGFudGktMDAwMQ');
      await keep('renewal link');
      // The browser reports the failed request, which the watched page takes for a fault of its own.
      const other = await page.context().newPage();
      await open(other, '/');
      await other.route('**/hakkimizda.data*', (route) => route.fulfill({ status: 500 }));
      await other.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
      await expect(other.getByRole('heading', { name: faultTexts.heading })).toBeVisible();
      await keep('a page that could not be made', other);
      await other.goto('/odeme/donus/nestpay');
      await keep('a return that nobody can read', other);
    },
  },
  {
    name: 'fields',
    async walk(page, keep) {
      await open(page, galleryAddress);
      const { send, form, slot } = await openLive(page, new URL(page.url()).origin);
      await send.click();
      await expect(form.locator('[data-error-summary]')).toBeVisible();
      await keep('every field in every state');
      await slot('Start').getByRole('button', { name: 'Takvimi aç' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await keep('an open calendar');
      await page.keyboard.press('Escape');
      await form.getByRole('combobox').first().press('ArrowDown');
      await expect(page.getByRole('listbox')).toBeVisible();
      await keep('an open list');
    },
  },
];
