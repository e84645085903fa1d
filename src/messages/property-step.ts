/** How an address is looked for. */
export const addressSearchTexts = {
  title: 'Adresi nasıl bulalım?',
  help: 'Bulunan bilgiler hazır gelir, siz daha az yazarsınız.',
  registered: 'Kayıtlı adresim',
  byCode: 'Adres koduyla',
  byOldPolicy: 'Eski DASK poliçesiyle',
  byHand: 'Adım adım seçerek',
  code: { label: 'Adres kodu (UAVT)', help: 'e-Devlet’te “Adres Bilgilerim” sayfasında yazan 10 rakam.' },
  oldPolicy: { label: 'Eski DASK poliçe numarası', help: 'Poliçenin üst kısmında yazar.' },
  submit: 'Adresi bul',
} as const;

/** How the search ended, and how to go on. */
export const addressOutcomeTexts = {
  found: { title: 'Adres bulundu', text: 'Sigortalanacak yer burası mı, kontrol edin.' },
  notFound: {
    title: 'Adres bulunamadı',
    text: 'Yazdığınız numarayı kontrol edip yeniden arayın ya da adresi adım adım seçin.',
  },
  birthdateRequired: {
    title: 'Kayıtlı adres için doğum tarihi gerekiyor',
    text: 'Doğum tarihinizi yazın ya da adresi başka bir yolla bulun.',
  },
  unavailable: {
    title: 'Adres kayıtlarına şu anda ulaşılamıyor',
    text: 'Biraz sonra yeniden arayın. Yazdıklarınız burada kalır.',
  },
  notAsked: { title: 'Önce adresi bulun', text: 'Teklifler sigortalanacak yerin adresiyle istenir.' },
} as const;

export const propertyFactNames = {
  code: 'Adres kodu',
  area: 'Brüt alan',
  areaOf: (area: number) => `${area.toLocaleString('tr-TR')} m²`,
  structure: 'Yapı tarzı',
  buildPeriod: 'İnşa yılı',
  floors: 'Kat sayısı',
  use: 'Kullanım şekli',
  damage: 'Hasar durumu',
} as const;

export const earthquakePolicyTexts = {
  title: 'DASK poliçesi',
  none: 'Bu adres için DASK poliçesi kaydı bulunmadı.',
  insurer: 'Şirket',
  number: 'Poliçe numarası',
  end: 'Bitiş tarihi',
} as const;

/** What a sum may usually be, beside its question. */
export const sumProposalTexts = {
  building: (area: number, sum: string) => `${area} m² için bina bedeli çoğunlukla ${sum}.`,
  contents: (area: number, sum: string) => `${area} m² için eşya değeri çoğunlukla ${sum}.`,
} as const;
