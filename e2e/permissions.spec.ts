import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { joinAside, logInAside, newPerson, sandboxAddress } from './person.ts';

const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Bildirimler' }).getByText(text);

/** How the register of permissions holds a recipient's channel now. */
async function heldThere(recipient: string, type: string): Promise<string | undefined> {
  const reply = await fetch(`${sandboxAddress}/iys?recipient=${encodeURIComponent(recipient)}`, {
    headers: { accept: 'application/json' },
  });
  const changes = (await reply.json()) as readonly { readonly type: string; readonly status: string }[];
  return changes.find((change) => change.type === type)?.status;
}

/** The product tells the register once a minute. */
const minutes = { timeout: 100_000, intervals: [2_000] };

for (const size of [phone, desktop]) {
  const isTold = size === desktop;
  test(`a member gives and takes back permissions at ${size.width} px${isTold ? ', and the register is told' : ''}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(size);
    await withCookiesAnswered(page, baseURL);
    const person = newPerson();
    await joinAside(page, person);
    await logInAside(page, person);
    await page.goto('/hesabim?page=izinlerim');
    await hydrated(page);
    const main = page.locator('main');
    const [sms, email] = [main.getByRole('switch', { name: 'SMS' }), main.getByRole('switch', { name: 'E-posta' })];

    await sms.check();
    await expect(toast(page, 'SMS izni açıldı.')).toBeVisible();
    await email.check();
    await expect(toast(page, 'E-posta izni açıldı.')).toBeVisible();
    const history = main.getByRole('region', { name: 'İzin ve onay geçmişi' }).getByRole('listitem');
    await expect(history.first()).toContainText('Kampanya izni (e-posta)');
    await expect(history.first()).toContainText(/Verildi: .*hesap sayfanızda/);
    await expect(history.nth(1)).toContainText('Kampanya izni (SMS)');
    await expect(main.getByText(/^Güncel metni \d+ \S+ \d{4} tarihinde kabul ettiniz\.$/)).toBeVisible();
    await expect(main.getByText(/^Güncel metni okuduğunuzu \d+ \S+ \d{4} tarihinde bildirdiniz\.$/)).toBeVisible();
    const texts = main.getByRole('region', { name: 'Sözleşmeler ve metinler' });
    await expect(texts.getByRole('link', { name: /^Aydınlatma metni/ })).toHaveAttribute('href', /aydinlatma-metni$/);
    const messages = main.getByRole('region', { name: 'Size gönderilenler' });
    await expect(messages.getByText('Giriş ve telefon doğrulama kodu').first()).toBeVisible();
    await expect(messages.getByText(`5** *** ** ${person.Phone.slice(-2)}`).first()).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await hydrated(page);
    await expect(sms).toBeChecked();
    await expect(main.getByRole('switch', { name: 'Arama' })).not.toBeChecked();
    await sms.uncheck();
    await expect(toast(page, 'SMS izni kapatıldı.')).toBeVisible();
    await expect(history.first()).toContainText(/Kampanya izni \(SMS\).*Geri alındı/);
    if (!isTold) return;
    await expect.poll(() => heldThere(`+90${person.Phone}`, 'MESAJ'), minutes).toBe('RET');
    await expect.poll(() => heldThere(person.Email, 'EPOSTA'), minutes).toBe('ONAY');
  });
}
