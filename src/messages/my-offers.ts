/** Words of the page of one's own quotations. */
export const quotationStageTexts = {
  open: 'Satın alınabilir',
  waiting: 'Şirketler inceliyor',
  expired: 'Süresi doldu',
  bought: 'Satın alındı',
  none: 'Teklif çıkmadı',
} as const;

export const myOffersTexts = {
  title: 'Tekliflerim',
  note: 'Kayıtlı cep telefonunuzla, kendi kimlik numaranız için istediğiniz teklifler. Bir başka cihazda istediklerinizi de buradan açabilirsiniz.',
  failed: {
    title: 'Teklifleriniz şu anda gösterilemiyor',
    text: 'Teklifleriniz duruyor. Biraz sonra yeniden deneyin.',
  },
  loading: 'Teklifleriniz getiriliyor',
  again: 'Yeniden dene',
  empty: {
    title: 'Henüz teklif istemediniz',
    text: 'İstediğiniz teklifler burada durur. Yarım kalan bir işe buradan dönebilir, süresi dolan fiyatları yeniden isteyebilirsiniz.',
    note: 'Başka bir telefon numarasıyla ya da başkası için istediğiniz teklifler burada görünmez.',
  },
  secondHand: 'Yeni aldığınız ikinci el araç için',
  asked: (day: string) => `${day} günü istediniz`,
  starts: (day: string) => `Başlangıç: ${day}`,
  lowest: 'En düşük fiyat',
  offers: (count: number) => `${count} teklif`,
  until: (moment: string) => `Son geçerlilik: ${moment}`,
  stage: {
    waiting: 'Yanıt bekleyen şirketler var. Teklif gelince size haber veririz.',
    expired: 'Fiyatların süresi doldu. Aynı bilgilerle güncel fiyat isteyebilirsiniz.',
    startIsPast:
      'Seçtiğiniz başlangıç günü geçti. Bilgileriniz duruyor; yeni bir gün seçip güncel fiyat isteyebilirsiniz.',
    bought: 'Bu teklif poliçe oldu. Belgeleri Poliçelerim sayfasında.',
    none: 'Bu bilgilerle teklif veren şirket olmadı. Bilgileri değiştirip yeniden sorabilirsiniz.',
  },
  documents: 'Bir şirket, fiyat vermeden önce sizden belge istiyor.',
  sendDocuments: 'Belgeyi gönder',
  open: 'Teklifleri aç',
  askAgain: 'Yeniden fiyat al',
  askedAgain: 'Şirketlere yeniden sorduk. Yanıtlar geldikçe listede görünür.',
  newStart: 'Yeni başlangıç günü seç',
  change: 'Bilgileri değiştir',
  anew: 'Yeni teklif al',
  toPolicies: 'Poliçelerime git',
  compare: 'En ucuzları karşılaştır',
  comparePicked: (count: number) => `Seçtiğiniz ${count} teklifi karşılaştırın`,
  /** Of one of several, for who hears links without what stands around them. */
  of: (action: string, line: string, insured: string) => `${action}: ${line}, ${insured}`,
} as const;

/** Where to begin, for who has nothing yet. */
export const startLinesTexts = {
  kasko: 'Kasko teklifi al',
  trafik: 'Trafik teklifi al',
  dask: 'DASK teklifi al',
  tamamlayici: 'Tamamlayıcı sağlık teklifi al',
  seyahat: 'Seyahat sağlık teklifi al',
  all: 'Bütün sigortalar',
} as const;
