/** What the desk says of orders and of what is done with them. */
export const orderStateNames = {
  created: 'Açıldı',
  threeDs: 'Banka doğrulamasında',
  authorised: 'Tutar ayrıldı',
  issuing: 'Poliçe düzenleniyor',
  issued: 'Poliçe düzenlendi, tahsilat bekliyor',
  captured: 'Tahsil edildi',
  done: 'Tamamlandı',
  declined: 'Ödenmedi',
  voiding: 'Ayrılan tutar serbest bırakılıyor',
  voided: 'Tutar serbest bırakıldı',
  refunded: 'Tamamı iade edildi',
  needsAttention: 'Durdu, biri bakmalı',
} as const;

export const bankStateNames = {
  none: 'Bankada bu siparişin kaydı yok',
  authorised: 'Tutar kartta ayrılmış, çekilmemiş',
  captured: 'Tahsil edilmiş',
  voided: 'Ayrılan tutar serbest bırakılmış',
  refunded: 'Tahsil edilen tutarın tamamı iade edilmiş',
  declined: 'Banka ödemeyi reddetmiş',
  silent: 'Banka şu anda yanıt vermiyor',
} as const;

export const orderReasonNames = {
  abandoned: 'Müşteri bankadan dönmedi',
  cancelled: 'Müşteri ödemeden vazgeçti',
  replaced: 'Müşteri ödemeyi yeniden başlattı',
  sameRisk: 'Aynı sigorta başka bir siparişle ödendi',
  notVerified: 'Kart sahibi doğrulanamadı',
  bankUnavailable: 'Bankaya ulaşılamadı',
  insurerRefused: 'Sigorta şirketi poliçeyi düzenlemedi',
  insurerDown: 'Sigorta şirketi yanıt vermedi',
  capturedUnreturned: 'Banka tahsil etti, müşteri dönmedi',
  endedByAgency: 'Masadan sonlandırıldı',
  returnedByAgency: 'Masadan sonlandırıldı, alınan tutar iade ediliyor',
  returnedOutside: 'Masadan sonlandırıldı, banka alınan tutarı iade etmiş',
  bankRefused: (code: string) => `Banka onaylamadı (kod ${code})`,
  captureRefused: (code: string) => `Banka tahsilatı reddetti (kod ${code})`,
  voidRefused: (code: string) => `Banka ayrılan tutarı serbest bırakmadı (kod ${code})`,
  repriced: (old: string, now: string) => `Şirket fiyatı değiştirdi: ${old} yerine ${now}`,
} as const;

/** Lines of an order's history, by what was done. */
export const orderEventNames = {
  sendToBank: 'Müşteri bankaya gönderildi',
  return: 'Müşteri bankadan döndü',
  authorise: 'Tutar kartta ayrıldı',
  refuse: 'Ödeme olmadan kapandı',
  beginIssue: 'Poliçe istendi',
  'item issued': 'Bir poliçe düzenlendi',
  'item refused': 'Bir poliçe düzenlenmedi',
  issue: 'Bütün poliçeler sonuçlandı',
  giveUp: 'Vazgeçildi, tutar geri verilecek',
  capture: 'Tutar tahsil edildi',
  complete: 'Sipariş tamamlandı',
  void: 'Ayrılan tutar serbest bırakıldı',
  refund: 'İade karta yapıldı',
  flag: 'Durdu, birinin bakması gerekiyor',
  correctEmail: 'E-posta adresi düzeltildi',
  refundAsked: 'Masadan iade istendi',
  refundByHand: 'İade havale ile ödendi',
} as const;

export const itemStateNames = {
  pending: 'Bekliyor',
  issued: 'Düzenlendi',
  refused: 'Düzenlenmedi',
  released: 'Sipariş sonuçsuz kaldı',
} as const;

export const moneyActNames = {
  voidOrder: 'Ayrılan tutarı serbest bırakma',
  refundOrder: 'Karta iade',
  markOrder: 'Siparişi elle sonuçlandırma',
  markRefundPaid: 'İadeyi havale ile ödenmiş sayma',
} as const;

export const orderMarkNames = {
  done: 'Satın alındı: banka tahsil etti, poliçe var',
  void: 'Geri verildi: banka tutarı geri verdi',
  refuse: 'Ödenmedi: bankada ödeme yok',
} as const;

/** Why an act was not carried out. Nothing was done then. */
export const actRefusalTexts = {
  otherState: 'İşlem yapılmadı: sipariş bu işleme uygun durumda değil.',
  changed: 'İşlem yapılmadı: sipariş bu arada değişti. Güncel durumunu aşağıda görebilirsiniz.',
  partnerSilent:
    'İşlem yapılmadı: banka ya da sigorta şirketi kayıtlarını şu anda söylemiyor. Biraz sonra yeniden deneyin.',
  policyInForce: 'İşlem yapılmadı: yürürlükte bir poliçe var. Önce poliçenin şirkette iptal edilmesi gerekir.',
  perhapsIssued:
    'İşlem yapılmadı: şirket poliçe isteğini yanıtlamadı, poliçe düzenlenmiş olabilir. Şirkete sorup poliçe olmadığını öğrendiyseniz kutuyu işaretleyin.',
  takenPerhapsIssued:
    'İşlem yapılmadı: şirket poliçe isteğini yanıtlamadı, poliçe düzenlenmiş olabilir. Şirkete sorun; poliçe yoksa tutarı bankada iade ettirip siparişi elle sonuçlandırın.',
  nothingReserved: 'İşlem yapılmadı: bankada bu sipariş için ayrılmış bir tutar yok.',
  booksDiffer: 'İşlem yapılmadı: bankanın ya da şirketin kaydı bunu söylemiyor.',
  moreThanKept: 'İşlem yapılmadı: bu tutar elimizde kalandan fazla.',
  notWhole: 'İşlem yapılmadı: poliçesiz alınan tutar bütünüyle iade edilir.',
  policyOver: 'İşlem yapılmadı: bu poliçe yürürlükte değil ya da başka bir istekle sona erdiriliyor.',
  moreThanPremium: 'İşlem yapılmadı: iade, sona erdirilen poliçenin priminden fazla olamaz.',
  refundOver: 'İşlem yapılmadı: bu iade için yapılacak bir şey kalmadı.',
  amountUnknown: 'İşlem yapılmadı: şirket poliçeyi sona erdirmedi, iade tutarı belli değil.',
  bankReturnedIt: 'İşlem yapılmadı: banka bu tutarı karta iade etmiş. “Yeniden dene” kaydı kapatır.',
  asksAlready: 'İşlem yapılmadı: bu sipariş için onay bekleyen başka bir işlem var.',
} as const;

export const mendNames = {
  releaseMoney: 'ayrılan tutarı serbest bırakması bankadan istendi',
  returnMoney: 'poliçesiz alınan tutarın iadesi açıldı',
  cancelPolicy: 'ödenmemiş poliçenin iptali şirketten istendi',
  endPolicy: 'yalnız bizde görünen poliçe kapatıldı',
  goOn: 'sipariş kaldığı yerden devam ettirildi',
  giveUp: 'siparişten vazgeçildi, tutar geri verilecek',
  finish: 'sipariş bankanın kaydına göre tamamlandı',
  close: 'sipariş bankanın kaydına göre kapatıldı',
} as const;

export const orderListTexts = {
  reference: 'Sipariş no',
  at: 'Açıldığı an',
  state: 'Durum',
  customer: 'Müşteri',
  line: 'Sigorta',
  insurer: 'Şirket',
  sum: 'Tutar',
  from: 'İlk gün',
  to: 'Son gün',
  more: (count: number) => `+ ${count} ek sigorta`,
  empty: 'Bu seçime uyan sipariş yok.',
} as const;

export const orderTexts = {
  facts: 'Sipariş',
  state: 'Bizdeki durum',
  reason: 'Nedeni',
  bank: 'Bankanın kaydı',
  bankSums: (amount: string, refunded: string) => `${amount}, iade edilen ${refunded}`,
  opened: 'Açıldığı an',
  changed: 'Son değişiklik',
  gross: 'Anlaşılan tutar',
  captured: 'Tahsil edilen',
  refunded: 'Karta iade edilen',
  kept: 'İade edilebilecek',
  installments: (count: number) => (count === 1 ? 'Tek çekim' : `${count} taksit`),
  payment: 'Ödeme',
  buyer: 'Alıcı',
  name: 'Ad soyad',
  identity: 'Kimlik no',
  phone: 'Telefon',
  email: 'E-posta',
  masked: 'Kişisel bilgiler bu ekranda kapalı durur.',
  items: 'Sigortalar',
  line: 'Sigorta',
  insurer: 'Şirket',
  package: 'Paket',
  sum: 'Tutar',
  period: 'Süre',
  itemState: 'Durum',
  policy: 'Poliçe no',
  policyState: 'Poliçe',
  events: 'Geçmiş',
  findings: 'Bulgular',
  noFindings: 'Açık bulgu yok.',
  refunds: 'İadeler',
  noRefunds: 'İade yok.',
  approvals: 'Onaylar',
  noApprovals: 'Onay istenmedi.',
  log: 'Masada yapılanlar',
  acts: 'Yapılabilecekler',
  noActs: 'Bu durumda masadan yapılacak bir işlem yok ya da hesabınızda yetkisi tanımlı değil.',
  look: 'Bak',
  approvalNote: (sum: string) =>
    `${sum} üzerindeki işlemler hemen yapılmaz; para yetkisi olan ikinci bir kişinin onayını bekler. Karta iadede, bu siparişten masanın kararıyla daha önce iade edilenler de sayılır.`,
} as const;

/** Forms of what may be done with an order. */
export const orderFormTexts = {
  why: 'Gerekçe',
  whyHelp: 'Kayıtlarda adınızla birlikte durur.',
  retry: {
    title: 'Yeniden dene',
    help: 'Sıradaki adım şimdi denenir: yürüyen siparişte sıradaki işlem, durmuş siparişte kayıtların karşılaştırılması.',
    submit: 'Yeniden dene',
  },
  void: {
    title: 'Ayrılan tutarı serbest bırak',
    help: 'Sipariş sonlanır, bankadan ayrılan tutarı serbest bırakması istenir. Yürürlükte poliçe varsa yapılmaz.',
    noPolicy: 'Yanıt vermeyen şirkete sordum, poliçe düzenlenmemiş',
    submit: 'Tutarı serbest bırak',
  },
  refund: {
    title: 'Karta iade et',
    help: 'İade, ödemenin yapıldığı karta gider. Müşteriye iade yapılınca SMS ve e-posta gönderilir.',
    amount: 'İade tutarı',
    amountHelp: 'Örnek: 1.234,56',
    ends: 'Poliçe',
    stays: 'Poliçeye dokunma',
    endsItem: (item: string) => `${item} poliçesi de sona ersin`,
    submit: 'İade et',
  },
  mark: {
    title: 'Elle sonuçlandır',
    help: 'Banka ve şirketle görüşülüp dışarıda sonuçlanan sipariş için. Yalnız bankanın kaydına uyan sonuç yazılabilir; ödemesi olmayan bir poliçe şirkette kaldıysa kayıtlar karşılaştırılırken iptali istenir.',
    outcome: 'Sonuç',
    submit: 'Sonucu yaz',
  },
  amountWrong: 'Tutarı 1.234,56 biçiminde, sıfırdan büyük yazın.',
} as const;

export const orderActWords = {
  sent: 'Sipariş sıraya alındı; sonucu birkaç saniye içinde burada görünür.',
  silent: 'Banka ya da sigorta şirketi kayıtlarını şu anda söylemiyor. Bir şey değiştirilmedi.',
  nothingToDo: 'Kayıtlar karşılaştırıldı; kendiliğinden yapılacak bir şey yok.',
  mended: (mends: string) => `Kayıtlar karşılaştırıldı: ${mends}.`,
  waits: 'İşlem onaya gönderildi. Para yetkisi olan ikinci bir kişi 24 saat içinde onaylarsa yapılır.',
  voidOrder: 'Sipariş sonlandırıldı; bankadan tutarı serbest bırakması isteniyor.',
  refundOrder: 'İade açıldı; banka yanıtlayınca müşteriye bildirilir.',
  markOrder: 'Sonuç yazıldı.',
  markRefundPaid: 'İade ödenmiş olarak kapatıldı.',
} as const;
