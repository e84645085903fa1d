import type { LinkedPage, PageKind } from './page.ts';

function page(slug: string, kind: PageKind, menuName: string): LinkedPage {
  return { path: `/${slug}`, slug, kind, access: 'everyone', menuName };
}

export const infoPages: readonly LinkedPage[] = [
  page('hakkimizda', 'article', 'Hakkımızda'),
  page(
    'gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi',
    'agreement',
    'Gizlilik, kullanım koşulları ve kullanıcı sözleşmesi',
  ),
  page('mesafeli-satis-sozlesmesi', 'agreement', 'Mesafeli satış sözleşmesi'),
  page('kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni', 'agreement', 'Aydınlatma metni'),
  page('cerez-politikasi', 'agreement', 'Çerez politikası'),
  page('iletisim', 'contact', 'İletişim'),
  page('blog', 'blog', 'Blog'),
  page('hasar-aninda', 'article', 'Hasar anında'),
  page('sss', 'faq', 'Sıkça sorulan sorular'),
];

export const quickAccessPages: readonly LinkedPage[] = [
  page('hizli-erisim/tramer-kusur', 'quickAccess', 'Tramer kusur sorgulama'),
  page('hizli-erisim/mtv-borcu', 'quickAccess', 'MTV borcu sorgulama'),
  page('hizli-erisim/arac-muayene-randevusu', 'quickAccess', 'Araç muayene randevusu'),
  page('hizli-erisim/kasko-degeri-sorgulama', 'quickAccess', 'Kasko değeri sorgulama'),
  page('hizli-erisim/online-kaza-tutanagi', 'quickAccess', 'Online kaza tutanağı'),
  page('hizli-erisim/eksper-sorgulama', 'quickAccess', 'Eksper sorgulama'),
];

/** Agreement texts under the names the specification gives them. */
export const agreementSlugs = {
  lightingContract: 'kisisel-verilerin-islenmesine-iliskin-aydinlatma-metni',
  confidentialityAgreement: 'gizlilik-ve-kullanim-kosullari-ve-kullanici-sozlesmesi',
  cerezPolitikasi: 'cerez-politikasi',
  distanceSalesContract: 'mesafeli-satis-sozlesmesi',
} as const;
