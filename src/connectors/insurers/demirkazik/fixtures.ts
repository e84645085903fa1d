export function page(content: string): string {
  return `<!doctype html><html lang="tr"><head><title>Demirkazık Acente Ekranı</title></head><body>${content}</body></html>`;
}

export const quote = page(`<h1>Teklifler</h1><table class="menu"><tr><td>Menü</td></tr></table>
<table id="teklifler" class="liste"><tr class="tek"><td>913-1</td><td>K2</td><td><b>Kasko</b> &amp; Yol Yardım</td>
<td>10.000,00 TL</td><td>10.500,00&nbsp;TL</td><td>16.11.2026 12:00</td><td>1x 10.500,00 TL | 6x 10.500,00 TL</td>
<td>Onarım anlaşmalı serviste | Ek&#246;deme yok</td></tr></table>`);

export const coverages = page(`<table id="teminatlar"><tr><td>Yanma</td><td>RAYİÇ BEDEL</td></tr>
<tr><td>Anahtar kaybı</td><td>10.000,00 TL</td></tr><tr><td>Uzay kazası</td><td>DAHİL</td></tr></table>`);

export const declined = page('<div class="mesaj ret">Hasar adedi limit üstü</div>');
export const closed = page('<div class="mesaj kapali">Sistem kapalı</div>');
export const missing = page('<div class="mesaj yok">Poliçe bulunamadı</div>');
export const login = page('<form action="/giris"><input name="sifre"></form>');
export const shortRow = page('<table id="teklifler"><tr><td>913-1</td><td>K2</td></tr></table>');
