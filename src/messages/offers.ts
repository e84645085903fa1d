import { someOf } from './number-suffix.ts';

const lookingText = (count: number) => `${count} şirket inceliyor`;

/** Words of the offer list. */
export const offerListTexts = {
  title: 'Teklifler',
  collecting: (answered: number, total: number, looking = 0) => {
    const ends = looking === 0 ? '' : `, ${lookingText(looking)}`;
    if (answered === 0) return `${total} şirkete soruldu, yanıtlar bekleniyor${ends}`;
    if (answered === total) return `${total} şirketin tamamı yanıtladı`;
    return `${total} şirketten ${someOf(answered)} yanıtladı${ends}`;
  },
  progress: 'Yanıtlayan şirketler',
  offersSoFar: (count: number) => (count === 0 ? 'Henüz teklif yok.' : `${count} teklif geldi.`),
  allIn: (count: number, looking = 0) => {
    if (looking > 0) return `${count === 0 ? 'Henüz teklif yok' : `${count} teklif`}, ${lookingText(looking)}.`;
    return count === 0 ? 'Yanıtlar tamamlandı, teklif yok.' : `Yanıtlar tamamlandı, ${count} teklif var.`;
  },
  change: 'Bilgileri değiştir',
  /** The same where there is little room; what is changed is read aloud. */
  changeShort: { what: 'Bilgileri ', action: 'değiştir' },
  list: 'Gelen teklifler',
  newOffers: (count: number) => `${count} yeni teklif`,
  cheaper: (price: string) => `Daha ucuz bir teklif geldi: ${price}`,
  waitingTitle: 'Yanıtı beklenen şirketler',
  askingNote: 'İlk teklif gelir gelmez burada görünür.',
  lost: 'Bağlantı kesildi. Gelen teklifler duruyor, bağlantı gelince kaldığımız yerden sürdürürüz.',
  lostEmpty: 'Bağlantı kesildi. Bağlantı gelince teklifleri getiririz.',
  readAgain: 'Şimdi dene',
} as const;

export const offerSortTexts = {
  label: 'Sıralama',
  orders: { price: 'Fiyat', equalCoverage: 'Eşit teminatta fiyat', insurer: 'Şirket adı' },
  onePrice: 'Fiyat her şirkette aynı, şirketler adlarına göre dizili.',
  notPaid: 'Ücretli sıralama yok.',
  rules: {
    price: 'Fiyata göre sıralı.',
    /** Where packages have grades. */
    graded: (usual: string) => `Önce ${usual} ve üstü, fiyata göre.`,
    equalCoverage: 'Eşit teminatta fiyata göre sıralı.',
    insurer: 'Şirket adına göre sıralı.',
  },
  equalCoverageRule:
    'Ölçü, gelen tekliflerin ortanca teminatıdır: hepsini karşılayanlar fiyatına göre önce gelir, eksiği olanlar ardından.',
  measure: (parts: string) => `Ölçü: ${parts}.`,
  lacks: (coverages: string) => `Eksik: ${coverages}`,
  unknown: (coverages: string) => `Bilgi yok: ${coverages}`,
} as const;

/** Parts of the list; the first needs no name of its own. */
export const offerTierTexts = {
  usual: 'Gelen teklifler',
  other: 'Diğer paketler',
  bare: 'Daha dar paketler',
  elsewhere: 'Buradan satın alınamayanlar',
} as const;

export const gradeTexts = {
  label: 'Paket',
  all: 'Tüm paketler',
  other: 'Diğer paketler',
  count: (count: number) => `${count} teklif`,
  from: (count: number, lira: string) => `${count} teklif · ${lira} TL’den`,
} as const;

/** Said once above the offers where they share it. */
export const alikeTexts = {
  title: 'Tüm tekliflerde aynı:',
  /** Opens it where there is little room. */
  open: 'Ortak teminatlar',
} as const;

export const offerFilterTexts = {
  open: 'Filtrele',
  openCount: (count: number) => `Filtrele (${count})`,
  insurers: 'Şirketler',
  coverages: 'Teminatı olanlar',
  hasNoExcess: (excess: string) => `${excess} olmayanlar`,
  price: 'Fiyat üst sınırı',
  priceHelp: 'Bu tutarı aşan teklifler gizlenir.',
  reset: 'Filtreyi temizle',
  emptyTitle: 'Bu filtreye uyan teklif yok',
  empty: (count: number) => `Filtre ${count} teklifi gizliyor. Temizlerseniz hepsini görürsünüz.`,
  shown: (shown: number, all: number) => `${all} tekliften ${someOf(shown)} gösteriliyor.`,
} as const;

export const offerCardTexts = {
  total: 'Toplam prim',
  installments: 'Taksit seçenekleri',
  installmentCount: 'Taksit',
  installmentEach: 'Taksit tutarı',
  installmentTotal: 'Toplam',
  oneShot: 'Peşin',
  coverages: 'Teminatlar',
  coveragesComing: 'Teminatlar şirketten bekleniyor.',
  coveragesUntold: 'Şirket teminatları bildirmedi.',
  validUntil: (moment: string) => `Geçerlilik: ${moment}`,
  validFor: {
    days: (days: number) => `${days} gün geçerli`,
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} saat geçerli` : `${hours} saat ${minutes} dakika geçerli`,
    minutes: (clock: string) => `${clock} kaldı`,
  },
  left: {
    days: (days: number, hours: number) => (hours === 0 ? `${days} gün kaldı` : `${days} gün ${hours} saat kaldı`),
    hours: (hours: number, minutes: number) =>
      minutes === 0 ? `${hours} saat kaldı` : `${hours} saat ${minutes} dakika kaldı`,
    minutes: (clock: string) => `${clock} kaldı`,
    over: 'Süresi doldu',
  },
  details: 'Ayrıntılar',
  warnings: 'Uyarılar',
  bought: 'Satın alındı',
  marks: {
    warnings: (count: number) => `${count} uyarı`,
    shortfalls: (count: number) => `${count} eksik teminat`,
    untold: (count: number) => `${count} teminatta bilgi yok`,
    personTerms: 'Kişiye özel koşul var',
    coming: 'Teminatlar bekleniyor',
    coverUntold: 'Teminat bilgisi yok',
    minimum: {
      residencePermit: {
        met: 'İkamet asgarisi: tamam',
        notMet: 'İkamet asgarisi: eksik',
        unknown: 'İkamet asgarisi: belli değil',
      },
      schengen: {
        met: 'Schengen asgarisi: tamam',
        notMet: 'Schengen asgarisi: eksik',
        unknown: 'Schengen asgarisi: belli değil',
      },
    },
  },
} as const;

/** How an offer is had that nobody sells here. */
export const branchTexts = {
  short: 'Şubeden alın',
  ask: 'şirketin şubesine ya da acentesine başvurun.',
} as const;

export const buyTexts = {
  buy: 'Satın al',
  buyOf: (offer: string) => `${offer} satın al`,
  contact: 'Bizimle satın alın',
  call: 'Arayın',
  callOf: (offer: string) => `${offer} için bizi arayın`,
  notHere: branchTexts.short,
  contactNote: 'Bu şirketin poliçesini temsilcimiz düzenler.',
  whatsapp: 'WhatsApp ile yazın',
  whatsappMessage: (insurer: string, number: string | undefined) =>
    `Merhaba, ${insurer} teklifi için yazıyorum.${number ? ` Teklif no: ${number}` : ''}`,
  quoteOnly: `Bu teklif buradan satın alınamaz; ${branchTexts.ask}`,
} as const;

export const missingTexts = {
  title: 'Teklif vermeyen şirketler',
  expiredTitle: 'Süresi dolan teklifler',
  reviewTitle: 'İncelemede',
  reviewNote:
    'Yanıt gelince cep telefonunuza SMS göndeririz; içindeki bağlantı sizi bu listeye getirir. Şirket üç gün içinde sonuçlandırmazsa onu da bildiririz.',
  states: {
    declined: 'Teklif vermedi',
    review: 'Bilgilerinizi inceliyor',
    failed: 'Yanıt alınamadı',
    expired: 'Teklifin süresi doldu',
    waiting: 'Yanıt bekleniyor',
  },
  retry: 'Tekrar dene',
  retryOf: (offer: string) => `${offer} için tekrar dene`,
  retried: (insurer: string) => `${insurer} için yeniden soruldu.`,
} as const;

export const emptyOffersTexts = {
  none: {
    title: 'Bu bilgilerle teklif çıkmadı',
    text: 'Şirketlerin gerekçeleri aşağıda. Bilgilerinizi gözden geçirip yeniden sorabilir ya da bizi arayabilirsiniz.',
  },
  failed: {
    title: 'Şirketlerden yanıt alınamadı',
    text: 'Sorun sizde değil, şirketlerin sistemleri yanıt vermedi. Aşağıdan tek tek yeniden deneyebilir ya da bizi arayabilirsiniz.',
  },
  review: {
    title: 'Bilgileriniz incelemede',
    text: 'Henüz fiyat yok. Şirketlerin ne dediği aşağıda; yanıtları günler sürebilir. Gelince bu listede görünür ve cep telefonunuza SMS göndeririz.',
  },
  notAsked: {
    title: 'Bu sigorta için soracağımız şirket yok',
    text: 'Şu anda bu sigortada çalıştığımız bir şirket bulunmuyor. Bizi ararsanız başka bir yol bakabiliriz.',
  },
  notFound: {
    title: 'Teklif bulunamadı',
    text: 'Bu teklif bu tarayıcıda açılmamış ya da silinmiş olabilir. Yeni bir teklif alabilirsiniz.',
  },
  newQuote: 'Yeni teklif al',
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;

export const addOnTexts = {
  title: 'Yanında isterseniz',
  note: 'Eklemek size kalmış, hiçbiri seçili gelmez. Eklediğiniz toplamda görünür.',
  loading: 'Ek teminatlar getiriliyor',
  waiting: 'Fiyatlar bekleniyor. Beklemeden devam edebilirsiniz.',
  none: 'Bu ek teminat için teklif gelmedi.',
  /** Of a line that is also sold on its own. */
  noneOfLine: 'Bu sigorta için teklif gelmedi.',
  looking: 'Henüz fiyat yok, şirket inceliyor. Yanıt gelince cep telefonunuza SMS göndeririz.',
  add: 'Ekle',
  remove: 'Çıkar',
  added: 'Eklendi',
  addOf: (name: string) => `${name} ekle`,
  removeOf: (name: string) => `${name} çıkar`,
  others: (count: number) => `Diğer teklifler (${count})`,
  /** What had been added before can no longer be had. */
  addedGone: 'Eklediğiniz teklif artık geçerli değil, toplamdan çıktı.',
  addedBought: 'Eklediğiniz teklif daha önce satın alındı, toplamdan çıktı.',
  byAgency: 'Bu teklif buradan eklenemez, poliçeyi temsilcimiz düzenler.',
  quoteOnly: `Bu teklif buradan eklenemez; ${branchTexts.ask}`,
} as const;

/** What an add-on is; of a line that is also sold on its own, why it is offered beside another. */
export const addOnReasons = {
  ferdikaza: 'Kazada sürücünün ve yolcuların vefatı, kalıcı sakatlığı ve tedavisi için ödeme yapar.',
  hukuksalkoruma: 'Aracınızla ya da kazayla ilgili davalarda avukat ve mahkeme giderlerinizi öder.',
  galericiferdikaza: 'Galeri aracını kullananın kazada vefatı ve kalıcı sakatlığı için ödeme yapar.',
  galericiseyahat: 'Galeri aracı yolda kalırsa çekici, onarımdayken yerine araç sağlar.',
  dask: 'DASK da ekleyin: konutlar için zorunludur, konut sigortasının deprem teminatı DASK bedelinin üzerini tamamlar.',
  konut:
    'Konut sigortası da ekleyin: DASK eşyanızı ve su hasarını karşılamaz. Fiyatlar, ara katta yıl boyu oturulan bir daire ve alanınıza göre olağan bedeller içindir. Eviniz farklıysa konut teklifini kendi sayfasından alın.',
} as const;

export const basketTexts = {
  title: 'Seçiminiz',
  total: 'Toplam',
  chosen: 'Seçtiğiniz teklif',
  back: 'Tekliflere dön',
  toPayment: 'Ödemeye geç',
  withoutAny: 'Eklemeden devam et',
  onceTogether: 'Birlikte ödemede taksit yok, tek çekim ödenir.',
  mostTogether: (count: number) => `Birlikte ödemede en çok ${count} taksit yapılır.`,
  gone: {
    title: 'Seçtiğiniz teklif artık geçerli değil',
    text: 'Süresi dolmuş ya da şirket geri çekmiş olabilir. Listeden başka bir teklif seçin; ekledikleriniz durur.',
  },
  bought: {
    title: 'Seçtiğiniz teklif satın alındı',
    text: 'Poliçesi düzenlendi, aynı teklif ikinci kez satın alınmaz. Listeden başka bir teklif seçebilirsiniz; ekledikleriniz durur.',
  },
  notChosen: {
    title: 'Henüz teklif seçmediniz',
    text: 'Listeden bir teklif seçin, yanında alabileceklerinizi burada gösterelim.',
  },
  nothingBeside: 'Bu teklifin yanında eklenecek bir teminat yok.',
} as const;
