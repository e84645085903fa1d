/** What waits: its name, and what to do about it next. */
const waiting = {
  orders: {
    name: 'Müdahale bekleyen siparişler',
    next: 'Bankanın ve şirketin kaydına bakıp siparişi sürdürün ya da sonlandırın.',
  },
  refunds: {
    name: 'Müdahale bekleyen iadeler',
    next: 'Neden durduğunu okuyup iadeyi sonuçlandırın.',
  },
  approvals: {
    name: 'Onay bekleyen işlemler',
    next: 'İsteyen dışında para yetkisi olan biri okuyup onaylasın ya da reddetsin; 24 saatte karar verilmezse düşer.',
  },
  cancellations: {
    name: 'Yanıtsız iptal istekleri',
    next: 'Sigorta şirketine iletin, gelen yanıtı girin.',
  },
  support: { name: 'Yanıt bekleyen destek talepleri', next: 'Son sözü müşteri söyledi; okuyup yanıtlayın.' },
  reviews: {
    name: 'Şirketlerin incelediği teklifler',
    next: 'Belge istenenlerde müşteriyi arayın; geciken incelemeyi şirkete sorun.',
  },
  findings: {
    name: 'Açık mutabakat bulguları',
    next: 'Farkı kayıtlarda bulup giderin ya da gerekçesiyle kapatın.',
  },
} as const;

export const todayTexts = {
  waitingHeading: 'Bekleyen işler',
  waiting,
  nothingWaits: 'Bekleyen yok',
  kind: 'İş',
  count: 'Sayı',
  oldest: 'En eskisi',
  next: 'Sıradaki adım',
  tradeHeading: 'Satış ve teklifler',
  days: 'Dönem',
  dayChoices: { 7: 'Son 7 gün', 14: 'Son 14 gün', 30: 'Son 30 gün' },
  line: 'Ürün',
  allLines: 'Bütün ürünler',
  quotations: 'Teklif istekleri',
  quotationsHelp: 'En az bir şirkete fiyat sorulan istekler, açıldıkları günde.',
  policies: 'Satılan poliçeler',
  policiesHelp: 'Şirketin düzenlediği poliçeler, düzenlendikleri günde; sonradan cayılanlar da sayılır.',
  conversion: 'Dönüşüm',
  conversionHelp:
    'O gün açılan isteklerden bugüne kadar poliçeye dönüşenlerin oranı. Yakın günlerin oranı yükselebilir.',
  bought: 'Poliçeye dönüşen',
  gross: 'Toplam prim',
  byLine: 'Ürünlere göre',
  byLineHelp:
    'Açık renkli çubuklar teklif istekleri, koyu çubuklar satılan poliçelerdir. Her ürün kendi ölçeğinde çizilir.',
  lineSummary: (quotations: string, policies: string) => `${quotations} istek, ${policies} poliçe`,
  summary: (facts: { quotations: string; policies: string; gross: string; conversion: string }) =>
    `Dönem toplamı: ${facts.quotations} teklif isteği, ${facts.policies} poliçe, ${facts.gross} prim, dönüşüm ${facts.conversion}.`,
  lineConversion: (share: string) => `Dönüşüm ${share}`,
  noTrade: 'Bu dönemde teklif isteği ve satış yok.',
  day: 'Gün',
  asTable: 'Günlere göre tablo',
  linesAsTable: 'Ürünlere göre tablo',
  total: 'Toplam',
  plotName: (title: string, first: string, last: string, most: string) =>
    `${title}: ${first} ile ${last} arası, gün gün. En yüksek değer ${most}. Sayılar alttaki tabloda.`,
  bar: (day: string, value: string) => `${day}: ${value}`,
  percent: (value: string) => `%${value}`,
  insurersHeading: 'Sigorta şirketleri, bugün',
  insurersLead:
    'İstanbul saatiyle gece yarısından beri sorulan fiyatlar. Süreler, bekleme süresi içinde gelen yanıtlardan hesaplanır.',
  columns: {
    name: 'Şirket',
    asked: 'Sorulan',
    priced: 'Fiyat verdi',
    declined: 'Reddetti',
    looking: 'İnceliyor',
    failed: 'Hata',
    waiting: 'Bekleniyor',
    medianMs: 'Ortanca süre',
    p95Ms: 'p95 süre',
    rest: 'Devre kesici',
  },
  seconds: (value: string) => `${value} sn`,
  rests: {
    not: 'Çağrılar gidiyor',
    trying: 'Sıradaki çağrı deneme olacak',
    resting: 'Ara verildi, çağrı gitmiyor',
  },
  switched: { partly: 'Bazı branşları kapalı (masadan)', off: 'Kapalı (masadan)' },
  walls: { asking: 'Fiyat sorma', settling: 'Poliçe kesme' },
  wallState: (wall: string, state: string) => `${wall}: ${state}`,
  restingSince: 'Başlangıç',
} as const;

export const reviewTexts = {
  lead: 'Şirketin fiyat vermeden ya da reddetmeden önce incelediği teklifler; en eskisi üstte.',
  insurer: 'Şirket',
  line: 'Ürün',
  since: 'Ne zamandan beri',
  wanted: 'Ne isteniyor',
  nothingWanted: 'Bir şey istenmiyor; şirket inceliyor.',
  hidden: (count: number) => `${count} belge (sağlıkla ilgili, içeriği burada gösterilmez)`,
  states: {
    wanted: 'Müşteriden bekleniyor',
    sending: 'Şirkete iletiliyor',
    sent: 'Şirkete ulaştı',
    failed: 'Şirkete ulaştırılamadı',
  },
  quotation: 'Teklif isteği',
  customer: 'Müşteri',
  openCustomer: 'Müşteriyi aç',
  openCustomerOf: (insurer: string, quotation: string) => `Müşteriyi aç: ${insurer}, teklif isteği ${quotation}`,
} as const;

/** How long ago something was, in one unit. */
export const ageTexts = {
  now: 'az önce',
  minutes: (count: number) => `${count} dk`,
  hours: (count: number) => `${count} saat`,
  days: (count: number) => `${count} gün`,
} as const;
