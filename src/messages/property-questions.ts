/** Questions about a building and the home in it: what stands in the field, and in one line why it is asked. */
export const buildingFactTexts = {
  area: { label: 'Brüt alan (m²)', help: 'Tapuda veya eski DASK poliçesinde yazar.' },
  structure: { label: 'Yapı tarzı', help: 'Apartmanların çoğu betonarme karkastır.' },
  buildPeriod: { label: 'İnşa yılı', help: 'Ruhsat yılı. 2000 öncesinde fiyat farklıdır.' },
  floors: { label: 'Binanın kat sayısı', help: 'Zemin kat ve bodrumlar sayılmaz.' },
  use: { label: 'Kullanım şekli', help: 'Bağımsız bölüm ne olarak kullanılıyor?' },
  damage: { label: 'Binanın hasar durumu', help: 'Önceki depremlerden kalan, resmî tespitle yazılmış durum.' },
  repairDocument: {
    label: 'Onarım veya güçlendirme belgesi numarası',
    help: 'Bina, onarıldığı belgelenirse sigortalanır.',
  },
} as const;

export const floorBandNames = ['1–3 kat', '4–7 kat', '8–18 kat', '19 kat ve üzeri'] as const;
/** Ids and names of the specified lists, for rows that are shown before a list is there. */
export const structureNames = { '1': 'Çelik, betonarme karkas', '3': 'Diğer' } as const;
export const buildPeriodNames = ['1975 ve öncesi', '1976–1996', '1997–1999', '2000–2006', '2007 ve sonrası'] as const;
export const useNames = ['Mesken', 'Büro', 'Ticarethane', 'Diğer'] as const;
export const damageNames = ['Hasarsız', 'Az hasarlı', 'Orta hasarlı', 'Ağır hasarlı'] as const;

export const propertyCustomerTexts = { whyProvince: 'Poliçedeki iletişim adresinizin ili.' } as const;

export const propertyChoiceTexts = {
  role: {
    label: 'Binayla ilişkiniz',
    help: 'Poliçeye bu sıfatla yazılırsınız.',
    names: ['Mal sahibi', 'Kiracı', 'İntifa hakkı sahibi', 'Yönetici', 'Rehin alacaklısı'],
  },
  start: { label: 'Poliçe başlangıcı', help: 'Teminat seçtiğiniz gün başlar.' },
  lenderName: { label: 'Rehin alacaklısı', help: 'Konut kredisini veren banka veya kurum.' },
  lenderBranch: { label: 'Şube', help: 'Bilmiyorsanız boş bırakın.' },
  loanNumber: { label: 'Kredi sözleşme numarası', help: 'Biliyorsanız yazın, poliçeye eklenir.' },
} as const;

export const homeTexts = {
  occupant: {
    label: 'Evde nasıl oturuyorsunuz?',
    help: 'Kiracı eşyasını, ev sahibi binayı da sigortalar.',
    names: ['Ev sahibiyim', 'Kiracıyım'],
  },
  scope: { label: 'Ne sigortalansın?', help: 'Zarar olursa bu kapsam ödenir.' },
  homeType: { label: 'Ev tipi', help: 'Yazlıkta fiyat ve koşullar farklıdır.' },
  floor: { label: 'Bulunduğu kat', help: 'Giriş ve bodrum katta hırsızlık primi artar.' },
  roof: { label: 'Çatı tipi', help: 'Fırtına ve yangın primini etkiler.' },
  buildYear: { label: 'İnşa yılı', help: 'Bazı şirketler eski binaya teklif vermez.' },
  buildingSum: { label: 'Bina bedeli', help: 'Yeniden yapma tutarı, arsa değeri hariç.' },
  contentsSum: { label: 'Eşya bedeli', help: 'Eşyanızın bugünkü toplam değeri.' },
  glassSum: { label: 'Cam bedeli', help: 'Kırılan cam ve aynalar için.' },
  electronicsSum: { label: 'Elektronik cihaz bedeli', help: 'Voltaj dalgalanması ve arızalar için.' },
  valuablesSum: { label: 'Değerli eşya bedeli', help: 'Takı, tablo ve koleksiyonlar için.' },
  steelDoor: { label: 'Çelik kapı var', help: 'Hırsızlık primini düşürür.' },
  windowBars: { label: 'Pencerelerde demir parmaklık var', help: 'Giriş ve bodrum katta aranabilir.' },
  alarm: { label: 'Alarm veya özel güvenlik var', help: 'Hırsızlık primini düşürür.' },
  emptyMonths: {
    label: 'Yılda kaç ay boş kalır?',
    help: 'Boş kalan evde fiyat ve koşullar değişir.',
    none: 'Boş kalmaz',
    months: (count: number) => `${count} ay`,
  },
  liability: {
    label: 'Komşuya karşı sorumluluk',
    help: 'Sizden komşuya veya ev sahibine geçen su ve yangın zararı.',
    none: 'İstemiyorum',
  },
  daskPolicy: { label: 'DASK poliçe numarası', help: 'Deprem teminatı DASK’ın üstünü tamamlar.' },
} as const;

/** Sections of the step, by what they ask. */
export const propertySectionTexts = {
  building: 'Bina',
  home: 'Ev ve eşya',
  customer: 'Sigortalı',
  choices: 'Tercihleriniz',
} as const;

/** Questions that open others, so that nobody looks at fields that do not concern them. */
export const propertyGateTexts = {
  correctBuilding: {
    label: 'Bina bilgilerini düzelt',
    help: 'Vazgeçerseniz kayıttaki bilgiler geçerli olur.',
    close: 'Bina bilgilerini düzeltmekten vazgeç',
  },
  correctCustomer: {
    label: 'Sigortalı bilgilerini düzelt',
    help: 'Vazgeçerseniz kayıttaki bilgiler geçerli olur.',
    close: 'Sigortalı bilgilerini düzeltmekten vazgeç',
  },
  lender: { label: 'Konut kredisi var (daini mürtehin)', help: 'Banka poliçede görünmek istiyorsa açın.' },
  extras: { label: 'Cam, elektronik ve değerli eşya ekle', help: 'Ayrı bedelle sigortalanır, isteğe bağlıdır.' },
} as const;
