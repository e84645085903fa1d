import { agencyAnswers } from './agency.ts';
import { desktop, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { call } from './person.ts';
import { memberAside } from './policy.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));
for (const size of [phone, desktop]) {
  test(`look ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    const shot = (name: string) => page.screenshot({ path: `/tmp/w/web-shots/supweb-${name}-${size.width}.png`, fullPage: true });
    await page.goto('/iletisim'); await hydrated(page);
    await page.getByLabel('Konu').fill('Taksitle ödeme');
    await page.getByLabel('Mesajınız').fill('Kartımla taksit yapabilir miyim? Poliçe iptal iade');
    await page.getByRole('region', { name: 'Belki yanıtı burada' }).waitFor();
    await page.locator('main details summary').first().click();
    await page.waitForTimeout(400);
    await shot('iletisim');
    await page.goto('/iletisim?talep=b3JuZWstYmFnbGFudGktMDAwMQ'); await hydrated(page);
    await shot('link');
    await memberAside(page);
    await page.goto('/hesabim?page=destek'); await hydrated(page);
    await shot('bos');
    await page.goto('/hesabim?page=destek&yeni=1'); await hydrated(page);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await page.waitForTimeout(500);
    await shot('hata');
    const { Data } = await call(page.context().request, '/api/Destek/request-add', { TypeId: 3, Subject: 'Çok uzun bir konu başlığı yazan birinin poliçesi hakkında sorduğu soru', Message: 'Merhaba,\n\nPoliçemi bulamıyorum. https://ornek.example/cok/uzun/bir/adres/cok-uzun-bir-adres-daha-uzun\n\nTeşekkürler' });
    await agencyAnswers(String(Data.RequestNo), { text: 'Poliçeniz hesabınızda.\nİyi günler.' });
    await call(page.context().request, '/api/Destek/request-add', { TypeId: 2, Subject: 'Ödeme', Message: 'Merhaba' });
    await page.goto('/hesabim?page=destek'); await hydrated(page);
    await shot('liste');
    await page.getByRole('link', { name: /Çok uzun/ }).click();
    await page.getByText('İyi günler').waitFor();
    await shot('yazisma');
  });
}
