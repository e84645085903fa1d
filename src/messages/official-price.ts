const percentText = (percent: number) => (percent < 0 ? `−%${-percent}` : `+%${percent}`);

/** How an official tariff leads to a price, in the person's own figures. */
export const officialPriceTexts = {
  title: 'Fiyatınız nasıl hesaplandı?',
  inShort: (gross: string) => `${gross}, her şirkette aynı`,
  same: 'Zorunlu deprem sigortasının fiyatını resmî tarife belirler; hangi şirketi seçerseniz seçin aynı primi ödersiniz. Şirketler fiyatta değil, hizmette ve ödeme kolaylığında ayrılır.',
  from: (day: string) => `Hesap, ${day} gününden beri geçerli tarifeyle yapıldı.`,
  table: 'Primin hesabı',
  columns: { what: 'Kalem', how: 'Nasıl bulundu', amount: 'Tutar' },
  fullSum: { name: 'Sigorta bedeli', how: (area: string, unit: string) => `${area} m² × ${unit}` },
  ceiling: { name: 'Azami bedel', how: 'Tarife bundan fazlasını sigortalamaz.' },
  base: {
    name: 'Temel prim',
    how: (group: number, rate: string) => `${group}. risk grubu, bedel × binde ${rate}`,
  },
  adjustments: {
    oldBuilding: 'Bina 2000 yılından önce yapılmış',
    lowBuilding: 'Bina en çok 3 katlı',
    highBuilding: 'Bina 8 veya daha çok katlı',
    renewal: 'Poliçe süresinde yenileniyor',
  },
  addition: 'Artırım',
  reduction: 'İndirim',
  percent: percentText,
  premium: { name: 'Hesaplanan prim', how: 'Tam liraya yuvarlanır.' },
  minimum: { name: 'Asgari prim', how: 'Bu risk grubunda prim bundan az olamaz.' },
  gross: { name: 'Ödeyeceğiniz prim', how: 'Vergi veya başka kesinti eklenmez.' },
} as const;
