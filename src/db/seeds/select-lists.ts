export type SelectListSeed = {
  readonly code: string;
  readonly listId?: number;
  /** Id → text, in the order shown. */
  readonly items: readonly (readonly [id: string, text: string])[];
};

/** Oldest building year a home form offers. */
const firstBuildYear = 1950;

function yearsDescending(currentYear: number): [string, string][] {
  return Array.from({ length: currentYear - firstBuildYear + 1 }, (_, index) => {
    const year = String(currentYear - index);
    return [year, year];
  });
}

function numbered(...texts: string[]): [string, string][] {
  return texts.map((text, index) => [String(index + 1), text]);
}

/** Select lists that forms read by name or numeric id. */
export function selectListSeeds(currentYear: number): readonly SelectListSeed[] {
  return [
    {
      code: 'DaskInsaYili',
      items: numbered('1975 ve öncesi', '1976–1996', '1997–1999', '2000–2006', '2007 ve sonrası'),
    },
    {
      code: 'DaskInsaTarzi',
      items: [
        ['1', 'Çelik, betonarme karkas'],
        ['3', 'Diğer'],
      ],
    },
    { code: 'DaskKullanimSekli', items: numbered('Mesken', 'Büro', 'Ticarethane', 'Diğer') },
    {
      code: 'KonutCatiTipi',
      items: numbered('Kiremit', 'Beton veya teras', 'Sac veya metal', 'Shingle', 'Ahşap', 'Diğer'),
    },
    { code: 'KonutInsaYili', items: yearsDescending(currentYear) },
    {
      code: 'KonutBulunduguKat',
      items: numbered(
        'Bodrum',
        'Giriş veya zemin',
        'Giriş üstü (1. kat)',
        'Ara kat',
        'En üst veya çatı katı',
        'Müstakil',
      ),
    },
    {
      code: 'EvTipi',
      listId: 84,
      items: numbered('Apartman dairesi', 'Müstakil bina', 'Yazlık', 'Villa', 'Dubleks', 'Rezidans'),
    },
    { code: 'PoliceTipi', listId: 85, items: numbered('Bina ve eşya', 'Sadece eşya', 'Sadece bina') },
    {
      code: 'DestekTalepTurleri',
      items: numbered('Teklif', 'Ödeme', 'Poliçe', 'Hasar', 'İptal ve iade', 'Hesap ve kişisel veriler', 'Diğer'),
    },
    { code: 'DestekTalepDurumlari', items: numbered('Açık', 'Yanıtlandı', 'Kapandı') },
    { code: 'PoliceDurumlari', items: numbered('Yürürlükte', 'Süresi doldu', 'İptal edildi', 'İşlemde') },
  ];
}
