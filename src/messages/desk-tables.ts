/** Figures in the program that age. */
export const tableTexts = {
  lead: 'Programda duran ve zamanla eskiyen değerler. Süresi geçmiş olanlar üsttedir: kaynağına bakılıp yeni değerler programa işlenmelidir.',
  name: 'Tablo',
  since: 'Yürürlük',
  age: 'Yaşı',
  days: (days: number) => (days === 0 ? 'bugün' : `${days} gün`),
  due: 'Yeniden bakılacağı gün',
  byLaw: 'Mevzuat değişince',
  overdue: 'Süresi geçti',
  certainty: 'Nereden biliniyor',
  certainties: {
    sourced: 'Kaynaktan okundu',
    calculated: 'Kaynaklardan hesaplandı',
    general: 'Genel bilgi, teyit edilmedi',
    placeholder: 'Varsayım, kaynağı yok',
  },
  continued: 'Bugün kullanılan değer, bilinen son değerden hesapla sürdürülüyor.',
  source: 'Kaynak',
  where: 'Programdaki yeri',
} as const;

/** By the key of the table: what it is called, what it is for and who publishes it. */
export const tableNames = {
  trafficCaps: {
    name: 'Trafik azami primleri',
    about: 'Trafik tekliflerinin yasal tavanı',
    source: 'SEDDK’nin aylık azami prim duyuruları',
  },
  trafficLimits: {
    name: 'Trafik teminat limitleri',
    about: 'Zorunlu trafik sigortasının ödeyeceği en yüksek tutarlar',
    source: 'Resmî Gazete’deki yıllık tarife ve talimat değişikliği',
  },
  trafficSteps: {
    name: 'Trafik basamakları',
    about: 'Hasarsızlık basamaklarının indirim ve artırımları',
    source: 'Trafik sigortası tarife uygulama esasları yönetmeliği',
  },
  trafficGroups: {
    name: 'Trafik araç grupları',
    about: 'Araç gruplarının tavan prime etkisi',
    source: 'SEDDK’nin azami prim duyuruları',
  },
  electricCars: {
    name: 'Elektrikli araç indirimi',
    about: 'Elektrikli araçların trafik tavanındaki çarpanı',
    source: 'Trafik sigortası tarife uygulama esasları yönetmeliği',
  },
  provinceFactors: {
    name: 'Trafik il çarpanları',
    about: 'İllerin trafik tavanına etkisi',
    source: 'Trafik sigortası tarife uygulama esasları yönetmeliği',
  },
  trafficLevies: {
    name: 'Trafik primindeki vergi ve kesintiler',
    about: 'BSMV, THGF ve Güvence Hesabı oranları',
    source: 'Gider Vergileri Kanunu ve ilgili yönetmelikler',
  },
  homeLevies: {
    name: 'Konut primindeki vergiler',
    about: 'BSMV ve yangın sigortası vergisi oranları',
    source: 'Gider Vergileri Kanunu ve Belediye Gelirleri Kanunu',
  },
  lateRenewal: {
    name: 'Geç yenileme artırımı',
    about: 'Poliçesiz geçen süre için trafik primine eklenen oran',
    source: 'Trafik sigortası tarife ve talimatı',
  },
  daskAmounts: {
    name: 'DASK birim fiyatları',
    about: 'Metrekare bedelleri, en yüksek teminat ve en düşük prim',
    source: 'DASK tarife ve talimat tebliği',
  },
  daskRates: {
    name: 'DASK tarife oranları',
    about: 'Yapı tarzı ve bölge grubuna göre oranlar',
    source: 'DASK tarife ve talimat tebliği',
  },
  daskGroups: {
    name: 'DASK bölge grupları',
    about: 'İl ve ilçelerin risk grupları',
    source: 'DASK tarife ve talimat tebliği eki',
  },
  daskAdjustments: {
    name: 'DASK indirim ve artırımları',
    about: 'Yenileme, yapım yılı ve benzeri düzeltmeler',
    source: 'DASK tarife ve talimat tebliği',
  },
  daskExcess: {
    name: 'DASK muafiyeti',
    about: 'Hasarda sigortalıda kalan oran',
    source: 'Zorunlu deprem sigortası genel şartları',
  },
  homeSquareMetre: {
    name: 'Konut metrekare bedelleri',
    about: 'Formda önerilen bina ve eşya bedelleri',
    source: 'Yapı yaklaşık birim maliyetleri ve acentenin ölçüsü',
  },
  homeSumLimits: {
    name: 'Konut bedel sınırları',
    about: 'Formun kabul ettiği en düşük ve en yüksek bedeller',
    source: 'Acentenin kendi ölçüsü',
  },
  homeLiability: {
    name: 'Konut sorumluluk limitleri',
    about: 'Komşulara ve mal sahibine karşı seçilebilen limitler',
    source: 'Şirketlerin sattığı limitler',
  },
  immLimits: {
    name: 'İMM limitleri',
    about: 'İhtiyari mali mesuliyette seçilebilen limitler',
    source: 'Şirketlerin sattığı limitler',
  },
  residenceMinimum: {
    name: 'İkamet izni asgari teminatları',
    about: 'Yabancı sağlık poliçesinin izin için ödemesi gereken en düşük tutarlar',
    source: '2014/9 sayılı genelge ve değişiklikleri',
  },
  schengenMinimum: {
    name: 'Schengen asgari teminatı',
    about: 'Vize için seyahat sigortasının en düşük teminatı',
    source: '810/2009 sayılı AB Vize Tüzüğü',
  },
  shortPeriods: {
    name: 'Kısa süre primleri',
    about: 'Yeşil kartta kısa sürelerin yıllık prime oranı',
    source: 'TMTB yeşil kart tarifesi',
  },
  dealerTerms: {
    name: 'Galerici süreleri',
    about: 'Galericinin stok aracı için seçebildiği süreler',
    source: 'Kaynak bulunamadı; şirketlerle teyit edilmeli',
  },
  frontierTerms: {
    name: 'Sınır sigortası süreleri',
    about: 'Yabancı plakalı araç için seçilebilen süreler',
    source: 'Genel bilgi; şirketlerle teyit edilmeli',
  },
  retention: {
    name: 'Saklama süreleri',
    about: 'Hangi kaydın ne kadar saklandığı',
    source: 'KVKK, TTK, TBK ve ticari ileti yönetmeliği; bir kısmı acentenin kendi ölçüsü',
  },
} as const;
export type TableKey = keyof typeof tableNames;
