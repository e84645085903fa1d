/** Words of the payment step. */
export const checkoutTexts = {
  title: 'Poliçenizi satın alın',
  back: 'Tekliflere dön',
  loading: 'Ödeme sayfası açılıyor',
  checking: 'Fiyat sigorta şirketine soruluyor…',
  payAfterCheck: 'Fiyat doğrulanınca ödeyebilirsiniz.',
  retry: 'Tekrar dene',
  failedTitle: 'Ödeme şu anda açılamıyor',
  failed: 'Bilgiler getirilemedi. Bağlantınızı kontrol edip tekrar deneyin. Kartınızdan para çekilmedi.',
  itemFailed: 'Sepetinizdeki bir teklif ödemeyi durduruyor. Kartınızdan para çekilmedi.',
  leaveOut: 'Bu eki çıkarıp devam et',
  emptyTitle: 'Ödenecek teklif seçilmedi',
  empty: 'Teklif listesinden bir teklif seçip satın al düğmesine basın.',
  paymentFailedTitle: 'Ödeme başlatılamadı',
  noReply: 'Yanıt gelmedi, ödeme başlamadı. Kartınızdan para çekilmedi, tekrar deneyebilirsiniz.',
  overTitle: 'Teklifin süresi doldu',
  over: 'Bu fiyat artık geçerli değil. Teklif listesine dönüp şirketten yeni fiyat isteyin. Kartınızdan para çekilmedi.',
} as const;

/** An order has what was to be paid. */
export const orderedTexts = {
  titles: {
    bought: 'Bu teklifi satın aldınız',
    ended: 'Bu teklif yeniden satın alınamaz',
    underWay: 'Ödemeniz sürüyor',
    begun: 'Ödeme başlatılmış',
  },
  policy: (insurer: string) => `${insurer}, poliçe no`,
  show: {
    bought: 'Poliçemi göster',
    ended: 'Siparişimi göster',
    underWay: 'Ödemenin durumunu göster',
    begun: 'Ödemenin durumunu göster',
  },
  back: 'Tekliflere dön',
} as const;

/** Who left the bank's page before it answered. Said only once the order was asked about. */
export const backFromBankTexts = {
  title: 'Bankanın sayfasından geri döndünüz',
  notCharged: 'Kartınızdan para çekilmedi.',
  payAgain: 'Kartınızdan para çekilmedi; aşağıdan yeniden ödeyebilirsiniz.',
} as const;

export const basketSummaryTexts = {
  /** Whether it can be given back, by the right of its line. */
  withdrawal: {
    free: (days: number) => `Poliçe düzenlendikten sonra ${days} gün içinde gerekçesiz cayabilirsiniz.`,
    untilStart: (days: number) => `Teminat başlayana kadar, en çok ${days} gün içinde gerekçesiz cayabilirsiniz.`,
    withReason: () => 'Zorunlu sigortadır; gerekçesiz cayma hakkı yoktur.',
  },
  title: 'Ne satın alıyorsunuz?',
  changeAddOns: 'Ek teminatları değiştir',
  period: 'Süre',
  from: (start: string, end: string) => `${start} – ${end}`,
  total: 'Toplam',
  refreshing: 'Tutar yenileniyor',
  taxNote: 'Vergi ve kesintiler dahildir.',
} as const;

export const planTexts = {
  legend: 'Nasıl ödemek istersiniz?',
  note: 'Seçenekler sigorta şirketlerinindir. Taksitli toplam peşin tutardan farklı olabilir.',
  onceTogether:
    'Bu poliçeler birlikte tek çekim ödenir. Taksit seçeneği olan poliçeyi taksitle ödemek isterseniz tekliflere dönüp ayrı ayrı satın alın.',
  oneShot: 'Peşin',
  total: (total: string) => `Toplam ${total}`,
} as const;

export const priceChangeTexts = {
  title: 'Fiyat değişti',
  text: 'Sigorta şirketi ödemeden önceki kontrolde başka bir fiyat verdi. Onayınız olmadan devam edilmez.',
  old: 'Gördüğünüz fiyat',
  now: 'Yeni fiyat',
  more: 'Artış',
  less: 'İndirim',
  accept: 'Yeni fiyatı kabul ediyorum',
  decline: 'Vazgeç, tekliflere dön',
} as const;

export const uncheckedTexts = {
  title: 'Fiyat şu anda doğrulanamadı',
  text: 'Devam edebilirsiniz: poliçe düzenlenirken fiyat değişirse kartınızda ayrılan tutar serbest bırakılır, yeni fiyat için size sorulur. Onayınız olmadan para alınmaz.',
  again: 'Fiyatı yeniden sor',
} as const;

export const saleDocumentTexts = {
  title: 'Ödemeden önce okuyun',
  note: 'Belgeler PDF olarak iner. Her belgenin onayı ayrıdır.',
  open: 'Aç',
  coming: 'Belgeler sigorta şirketinden getiriliyor…',
  openOf: (title: string) => `${title} belgesini aç`,
  accept: (title: string) => `“${title}” belgesini okudum, kabul ediyorum.`,
} as const;

export const contactTexts = {
  title: 'Poliçeniz nereye gelsin?',
  email: 'E-posta',
  emailHelp: 'Poliçe ve belgeler bu adrese gönderilir. Reklam gönderilmez.',
} as const;

export const cardTexts = {
  title: 'Kart bilgileri',
  straightToBank:
    'Kartınızı bu sayfada yazarsınız; bilgiler bize gelmeden doğrudan bankaya gider ve saklanmaz. Ardından bankanızın 3D Secure sayfası açılır.',
  hostedTitle: 'Kart bilgilerini nerede gireceksiniz?',
  hosted:
    'Kartınızı bu sayfada yazmazsınız. Düğmeye basınca ödeme kuruluşunun güvenli sayfası açılır, kart orada girilir ve 3D Secure ile doğrulanır.',
  bankPage:
    'Kartınızı bu sayfada yazmazsınız. Düğmeye basınca bankanın güvenli ödeme sayfası açılır; kart orada girilir ve 3D Secure ile doğrulanır, ardından buraya dönersiniz.',
  number: 'Kart numarası',
  expiry: 'Son kullanma tarihi',
  expiryHelp: 'Ay ve yıl',
  cvc: 'Güvenlik kodu',
  cvcHelp: 'Kartın arkasındaki 3 rakam',
  pay: (amount: string) => `${amount} öde`,
  afterwards:
    'Tutar önce kartınızda ayrılır, poliçe düzenlenince çekilir. Poliçe düzenlenmezse ayrılan tutar serbest bırakılır.',
} as const;
