import { expect } from '../browser.ts';
import { askAsMember } from '../own-quotation.ts';
import { call } from '../person.ts';
import { buyAside, memberAside } from '../policy.ts';
import { dialogOf, openLogin } from '../windows.ts';
import { open, type Way } from './way.ts';

const windows: Way = {
  name: 'windows of an account',
  async walk(page, keep) {
    const dialog = dialogOf(page);
    await open(page, '/');
    await openLogin(page);
    await keep('login');
    await dialog.getByRole('button', { name: 'Şifremi unuttum' }).click();
    await expect(dialog.getByRole('heading', { name: 'Şifremi Yenile' })).toBeVisible();
    await keep('forgotten password');
    await dialog.getByRole('button', { name: 'Girişe dön' }).click();
    await dialog.getByRole('button', { name: 'Üye olun' }).click();
    await expect(dialog.getByRole('heading', { name: 'Üye Kayıt Formu' })).toBeVisible();
    await keep('registration');
  },
};

const account: Way = {
  name: 'account',
  async walk(page, keep) {
    const member = await memberAside(page);
    await open(page, '/hesabim?page=policelerim');
    await expect(page.getByRole('heading', { name: 'Henüz poliçeniz yok' })).toBeVisible();
    await keep('no policy yet');
    await buyAside(page, member, 'kasko');
    await open(page, '/hesabim?page=bilgilerim');
    await expect(page.locator('main').getByLabel('E-posta')).toBeVisible();
    await keep('settings');
    await open(page, '/hesabim?page=policelerim');
    const policy = page.getByRole('link', { name: /Kasko, poliçe no/ });
    await expect(policy).toBeVisible();
    await keep('policies');
    await policy.click();
    await expect(page.getByRole('heading', { name: 'Kasko', level: 2 })).toBeFocused();
    await keep('policy');
    await page.getByRole('button', { name: 'Cayma tutarını gör' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await keep('withdrawal');
  },
};

/** What a member sees before there is anything, and the same pages with something on them. */
const place: Way = {
  name: 'own place',
  async walk(page, keep) {
    const main = page.locator('main');
    const member = await memberAside(page);
    for (const word of ['ozet', 'tekliflerim', 'destek', 'belgelerim', 'izinlerim', 'verilerim']) {
      await open(page, `/hesabim?page=${word}`);
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await keep(`${word} of a new member`);
    }
    await askAsMember(page, member);
    await open(page, '/hesabim?page=tekliflerim');
    await expect(main.getByRole('link', { name: /^Teklifleri aç: / })).toBeVisible();
    await keep('offers');
    await open(page, '/hesabim?page=destek&yeni=1');
    await main.getByRole('button', { name: 'Gönder' }).click();
    await expect(main.getByText('Lütfen mesajınızı yazın.').first()).toBeVisible();
    for (const [name, content] of [
      ['ruhsat.pdf', '%PDF-1.4\n%%EOF\n'],
      ['sayfa.pdf', '<!doctype html>'],
    ] as const)
      await main
        .locator('input[type="file"]')
        .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
    for (const state of ['Eklendi', 'Eklenemedi'])
      await expect(main.getByRole('listitem').filter({ hasText: state })).toBeVisible();
    await keep('new request with files, of which one is refused');
    await open(page, '/hesabim?page=belgelerim');
    await main.getByRole('button', { name: 'ruhsat.pdf dosyasını sil' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await keep('a file about to be removed');
    const { Data } = await call(page.context().request, '/api/Destek/request-add', {
      TypeId: 2,
      Subject: 'Ödeme',
      Message: 'Merhaba',
    });
    await open(page, '/hesabim?page=destek');
    await expect(main.getByRole('link', { name: /Ödeme/ })).toBeVisible();
    await keep('requests');
    await open(page, `/hesabim?page=destek&talep=${Data.RequestGuid}`);
    await expect(main.getByRole('list', { name: 'Yazışma' })).toBeVisible();
    await keep('request');
  },
};

const contact: Way = {
  name: 'contact',
  async walk(page, keep) {
    const main = page.locator('main');
    await open(page, '/iletisim');
    await main.getByLabel('Mesajınız').fill('Kartımla taksit yapabilir miyim?');
    await expect(main.getByRole('region', { name: 'Belki yanıtı burada' })).toBeVisible();
    await main.getByRole('button', { name: 'Gönder' }).click();
    await expect(main.getByText('Lütfen telefon numarası giriniz.').first()).toBeVisible();
    await keep('form with answers and complaints');
    await open(page, '/iletisim?talep=b3JuZWstYmFnbGFudGktMDAwMQ');
    await main.getByRole('button', { name: 'Kodu gönder' }).click();
    await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await keep('link to a request');
  },
};

export const accountWays: readonly Way[] = [windows, account, place, contact];
