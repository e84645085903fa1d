/** Words of the page of one's own policies. */
export const policyStageTexts = {
  upcoming: 'Başlayacak',
  active: 'Yürürlükte',
  ended: 'Sona erdi',
  withdrawing: 'Sona erdiriliyor',
  withdrawn: 'Cayıldı',
  cancelRequested: 'İptal istendi',
  cancelled: 'İptal edildi',
} as const;

export const policyListTexts = {
  title: 'Poliçelerim',
  note: 'Giriş yaparak ya da kayıtlı cep telefonunuzu doğrulayarak satın aldığınız poliçeler burada durur.',
  loading: 'Poliçeleriniz getiriliyor',
  failed: {
    title: 'Poliçeleriniz şu anda gösterilemiyor',
    text: 'Poliçeleriniz geçerliliğini korur. Biraz sonra yeniden deneyin.',
  },
  again: 'Yeniden dene',
  empty: {
    title: 'Henüz poliçeniz yok',
    text: 'Buradan aldığınız poliçeler, belgeleri ve bitiş tarihleriyle birlikte bu sayfada görünür.',
    note: 'Giriş yapmadan, başka bir telefon numarasıyla aldığınız poliçe burada görünmez. Böyle bir poliçeniz varsa bizi arayın.',
  },
  filters: 'Poliçeleri süz',
  line: 'Sigorta',
  state: 'Durum',
  insurer: 'Şirket',
  all: 'Tümü',
  found: (count: number) => `${count} poliçe`,
  noneLeft: 'Bu seçime uyan poliçe yok.',
  reset: 'Seçimi temizle',
  period: (start: string, end: string) => `${start} – ${end}`,
  open: 'Ayrıntılar',
  openOf: (line: string, number: string) => `${line}, poliçe no ${number}: ayrıntılar`,
} as const;

export const policyTexts = {
  sentTo: (email: string) => `Belgelerin gönderildiği e-posta: ${email}`,
  back: 'Bütün poliçelerim',
  missing: {
    title: 'Poliçe bulunamadı',
    text: 'Adres eksik kopyalanmış olabilir. Poliçelerinizin listesinden yeniden açın.',
  },
  number: 'Poliçe no',
  period: 'Süre',
  price: 'Ödenen prim',
  net: 'Vergisiz prim',
  documents: 'Belgeler',
  download: (title: string) => `${title} indir`,
  coverages: 'Teminatlar',
  coveragesOver: 'Bu poliçe artık geçerli değil. Aşağıdakiler, geçerli olduğu sürenin teminatlarıdır.',
  coveragesUntold: 'Sigorta şirketi teminat listesini bildirmedi. Teminatlar poliçenizde yazar.',
  plan: 'Ödeme planı',
  once: 'Tek çekim',
  installment: (number: number) => `${number}. taksit`,
  planNote: 'Tutarlar, toplamın taksit sayısına bölünmesiyle bulundu. Bankanız kuruşları farklı yuvarlayabilir.',
  timeline: 'Ne oldu, ne olacak',
  events: {
    bought: 'Poliçe düzenlendi',
    withdrawalAsked: 'Cayma isteğiniz alındı',
    insurerCancelled: 'Sigorta şirketi poliçeyi sona erdirdi',
    refunded: 'İade kartınıza gönderildi',
    cancelRequested: 'İptal isteğiniz alındı',
    cancelForwarded: 'İptal isteğiniz ekibimize iletildi',
    cancelRefused: 'Sigorta şirketi iptal isteğinizi kabul etmedi',
    begins: 'Teminat başlar',
    ends: 'Poliçe biter',
  },
} as const;

/** Renewal: the day, the reminder, the way. */
export const renewalPageTexts = {
  heading: 'Yenileme',
  ends: (day: string) => `Poliçeniz ${day} günü biter. Kendiliğinden yenilenmez ve kartınızdan para çekilmez.`,
  /** Of a policy of some weeks or of one journey, and of a thing that will be too old. */
  endsForGood: (day: string, then: string) =>
    `Poliçeniz ${day} günü biter ve yenilenmez. Kartınızdan yeniden para çekilmez. ${then}`,
  /** Of a policy that is sold beside another only. */
  endsBeside: (day: string) =>
    `Poliçeniz ${day} günü biter. Kendiliğinden yenilenmez ve kartınızdan para çekilmez. Birlikte aldığınız poliçe için yeniden teklif aldığınızda bunun için de teklif isteyebilirsiniz.`,
  opens: (day: string) => `${day} gününden başlayarak yeni teklif alabilirsiniz; o gün size hatırlatırız.`,
  renew: 'Güncel teklifleri iste',
  calendar: 'Takvime ekle',
  eventTitle: (line: string, insured: string) => `${line} poliçesi bitiyor: ${insured}`,
  eventText: 'Poliçe kendiliğinden yenilenmez. Yenilemek isterseniz poliçe bitmeden teklif alın.',
  fileName: 'police-bitis-tarihi.ics',
} as const;

export const withdrawTexts = {
  heading: 'Vazgeçmek isterseniz',
  possible: (day: string) => `${day} gününün sonuna kadar gerekçe göstermeden ve ceza ödemeden cayabilirsiniz.`,
  start: 'Cayma tutarını gör',
  title: 'Bu poliçeden cayıyor musunuz?',
  amount: 'İade edilecek tutar',
  formula: {
    notBegun: (gross: string) => `Teminatınız henüz başlamadı. Ödediğiniz ${gross} tutarın tamamı iade edilir.`,
    all: (gross: string) => `Bu sigortada cayma süresi içinde ödenen primin tamamı iade edilir: ${gross}.`,
    byDay: (facts: { gross: string; unused: number; total: number; amount: string }) =>
      `${facts.total} günlük poliçenin kullanılmayan ${facts.unused} günü iade edilir: ${facts.gross} × ${facts.unused} ÷ ${facts.total} = ${facts.amount}.`,
  },
  what: 'Poliçe bugün sona erer ve teminatınız kalmaz. İşlem yalnız bu poliçeyi kapsar.',
  card: 'İade, ödeme yaptığınız karta yapılır. Sigorta şirketi başka bir tutar bildirirse onu burada gösteririz.',
  confirm: (amount: string) => `Cayıyorum, ${amount} iade edilsin`,
  cancel: 'Poliçem kalsın',
  begun: 'Cayma isteğiniz alındı. Adımları bu sayfadan izleyebilirsiniz.',
  progressHeading: 'Cayma ve iade',
  cancelledHeading: 'İptal ve iade',
  progress: {
    requested: (promised: string) =>
      `Cayma isteğiniz alındı. Sigorta şirketi poliçeyi sona erdirince ${promised} kartınıza iade edilecek.`,
    ending: (promised: string) =>
      `Poliçe ekibimizce sonlandırılıyor. Sigorta şirketi sona erdirince ${promised} kartınıza iade edilecek.`,
    insurerCancelled: (amount: string) => `Sigorta şirketi poliçeyi sona erdirdi. ${amount} kartınıza iade ediliyor.`,
    paid: (amount: string, day: string) =>
      `${amount}, ${day} günü kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
    byHand: (amount: string) => `${amount} banka hesabınıza gönderildi.`,
    less: (amount: string, missing: string) =>
      `Sigorta şirketi ${amount} iade etti. Bu, size söylediğimizden ${missing} az. Aradaki farkı şirketle görüşüyoruz, sonucu size bildireceğiz.`,
    more: (amount: string, extra: string) =>
      `Sigorta şirketi, size söylediğimizden ${extra} fazla iade etti. Toplam iadeniz: ${amount}.`,
    needsAttention:
      'İadeniz beklenenden uzun sürüyor. Ekibimiz inceliyor, sonucu size bildireceğiz. Yeniden istek göndermenize gerek yok.',
  },
} as const;

export const cancelRequestTexts = {
  heading: 'İptal isteği gönder',
  askedHeading: 'İptal isteğiniz',
  why: {
    begun:
      'Bu sigortada teminat başladıktan sonra cayma hakkı yok. Yine de gerekçenizi yazarak iptal isteyebilirsiniz.',
    over: (day: string) =>
      `Cayma süresi ${day} günü doldu. Gerekçenizi yazarak iptal isteyebilirsiniz; iade, poliçe şartlarına göre hesaplanır.`,
  },
  reason: 'İptal gerekçesi',
  other: 'Başka bir neden',
  soldOnHelp: 'Sigorta şirketi iadeyi bu güne göre hesaplar.',
  note: 'Açıklama',
  send: 'İptal isteğini gönder',
  sent: 'İptal isteğiniz alındı.',
  asked: (day: string) => `İptal isteğinizi ${day} günü aldık.`,
  askedReason: (reason: string) => `Gerekçe: ${reason}.`,
  /** Where it stands, by its state. */
  requested:
    'Sigorta şirketine iletiliyor. İletilince ve sonuçlanınca size e-posta göndeririz. O güne kadar poliçeniz geçerlidir.',
  forwarded: (day: string) =>
    `İsteğiniz ${day} günü ekibimize iletildi. Sigorta şirketiyle ekibimiz görüşür; belge gerekirse sizden ister. Sonucu e-posta ile bildiririz. O güne kadar poliçeniz geçerlidir.`,
  accepted: (day: string) => `Sigorta şirketi isteğinizi kabul etti ve poliçe ${day} günü iptal edildi.`,
  refund: (amount: string) => `İade tutarı: ${amount}.`,
  noRefund: 'Bu iptal için iade edilecek prim yok.',
  refused: (day: string) => `Sigorta şirketi isteğinizi ${day} günü reddetti. Poliçeniz geçerliliğini koruyor.`,
  refusal: (reason: string) => `Şirketin gerekçesi: ${reason}`,
} as const;

/** Behind the link of a reminder, on the page of the line. */
export const renewalStepTexts = {
  start: 'Bilgilerimi getir',
  startNote:
    'Poliçenizdeki cep telefonuna bir kod göndeririz. Kodu yazınca yeni teklifiniz açılır. Hiçbir şey kendiliğinden yenilenmez, kartınızdan para çekilmez.',
  /** Of a line without questions. */
  askedAtOnce:
    'Kodu yazdığınızda, aynı kişi ve aynı süre için bütün şirketlerden güncel fiyat isteriz. Bunun için poliçenizdeki bilgiler şirketlere gönderilir.',
  anew: 'Yeni teklif al',
} as const;
