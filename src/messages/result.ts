/** Words of the result step: how a payment ended and what follows. */
export const resultTexts = {
  reference: 'Sipariş no',
  runningNote: 'Bu sayfayı kapatsanız da işlem sürer; poliçe hazır olunca e-posta gelir.',
  lost: 'Bağlantı kesildi. İşleminiz etkilenmez, bağlantı gelince sonucu gösteririz.',
  askNow: 'Şimdi dene',
  toOffers: 'Tekliflere dön',
  toPayment: 'Ödeme adımına dön',
  waitingForBank: 'Bankanızın sayfasını kapattıysanız ödemeyi yeniden başlatabilirsiniz. İki kez para çekilmez.',
} as const;

/** An order that this browser may not see. */
export const notHereTexts = {
  title: 'Siparişinizi bu tarayıcıda gösteremiyoruz',
  text: 'Bu, ödemenizin alınmadığı anlamına gelmez. Ödemeniz alındıysa poliçeniz düzenlenir ve belgeleriniz e-postanıza gelir. Sonucu öğrenmeden yeniden ödeme yapmayın.',
  sameBrowser: 'Ödemeyi başlattığınız tarayıcıda bu sayfayı açın.',
  account: 'Üyeyseniz giriş yapın, poliçeniz Poliçelerim sayfasında görünür.',
  call: 'Bizi arayın, siparişinize birlikte bakalım.',
  callWith: (reference: string) => `Bizi arayın ve sipariş numaranızı söyleyin: ${reference}`,
  logIn: 'Giriş yap',
  toPolicies: 'Poliçelerime git',
} as const;

/** Behind the link of the policy mail, in a browser that is not known to be the buyer's. */
export const mailedResultTexts = {
  title: 'Siparişinizi açın',
  why: 'Bağlantı elden ele dolaşabilir; bu yüzden siparişinizi ve belgelerinizi yalnız siparişteki telefonu elinde tutana açarız.',
  start: 'Kodu gönder',
  startNote: 'Siparişteki cep telefonuna bir kod göndeririz. Kodu yazınca siparişiniz bu cihazda açılır.',
  otherwise: (reference: string) =>
    `O telefon artık sizde değilse bizi arayın ve sipariş numaranızı söyleyin: ${reference}`,
} as const;

/** The least of an order, for a browser that came back from the bank and is not known to be the buyer's. */
export const glimpseTexts = {
  titles: {
    created: 'Bankanızın yanıtı bekleniyor',
    threeDs: 'Bankanızın yanıtı bekleniyor',
    authorised: 'Poliçeniz hazırlanıyor',
    issuing: 'Poliçeniz hazırlanıyor',
    issued: 'Poliçeniz hazırlanıyor',
    captured: 'Ödemeniz alındı, poliçeniz hazırlanıyor',
    done: 'Ödemeniz alındı, poliçeniz hazır',
    declined: 'Ödeme alınmadı',
    voiding: 'Poliçe düzenlenemedi',
    voided: 'Poliçe düzenlenemedi',
    refunded: 'Ödemeniz iade edildi',
    needsAttention: 'İşleminizi inceliyoruz',
  },
  sum: 'Tutar',
  insurance: 'Sigorta',
  prove: {
    documents: 'Belgelerinizi görmek için telefonunuzu doğrulayın. Siparişteki cep telefonuna bir kod göndeririz.',
    again: 'Yeniden denemek için telefonunuzu doğrulayın. Siparişteki cep telefonuna bir kod göndeririz.',
    else: 'Siparişinizin ayrıntılarını görmek için telefonunuzu doğrulayın. Siparişteki cep telefonuna bir kod göndeririz.',
  },
  sendCode: 'Kod gönder',
} as const;

export const resultTitles = {
  done: 'Poliçeniz hazır',
  donePartly: 'Ana poliçeniz hazır, bir ek düzenlenemedi',
  declined: 'Ödeme tamamlanmadı',
  cancelled: 'Ödeme yapılmadı',
  voided: 'Poliçe düzenlenmedi',
  refunded: 'Ödemeniz iade edildi',
  needsAttention: 'İşleminizi inceliyoruz',
} as const;

/** Whether the money of the person moved, said on its own. */
export const moneyTexts = {
  title: 'Ödemeniz',
  none: 'Kartınızdan para çekilmedi.',
  reserved: 'Tutar kartınızda ayrıldı, henüz çekilmedi.',
  taken: (amount: string) => `Kartınızdan ${amount} çekildi.`,
  takenBy: (amount: string, plan: string) => `Kartınızdan ${amount} çekildi (${plan}).`,
  returned: 'Ayrılan tutar serbest bırakıldı. Kartınızda görünmesi bankanıza göre birkaç gün sürebilir.',
  refunded: 'Ödediğiniz tutar kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.',
  unclear: 'Tutar kartınızda ayrılmış olabilir; durumu bankayla doğruluyoruz.',
} as const;

export const boughtTexts = {
  title: 'Ne satın aldınız?',
  policyNo: 'Poliçe no',
  period: 'Süre',
  from: (start: string, end: string) => `${start} – ${end}`,
  price: 'Prim',
  refused: 'Düzenlenemedi, bunun için para alınmadı.',
  released: 'Düzenlenmedi, bunun için para alınmadı.',
  download: (title: string) => `${title} indir`,
  downloadOf: (title: string, line: string) => `${line}: ${title} indir`,
  calendar: 'Takvime ekle',
  calendarOf: (line: string) => `${line}: Takvime ekle`,
  /** What is insured, by its kind. */
  insured: {
    vehicle: 'Araç',
    property: 'Konut',
    health: 'Sigortalılar',
    trip: 'Seyahat',
    pet: 'Hayvanlar',
    device: 'Telefon',
  },
  customer: 'Sigorta ettiren',
  begun: 'Teminat başladı; gerekçesiz cayma hakkı sona erdi.',
  over: (days: number) => `${days} günlük cayma süresi doldu.`,
} as const;

export const correctEmailTexts = {
  title: 'E-postayı düzelt',
  open: 'E-posta yanlışsa düzeltin',
  label: 'Doğru e-posta',
  help: 'Belgeler bu adrese bir kez gönderilir; poliçenin e-postası da değişir.',
  save: 'Düzelt ve gönder',
  done: (email: string) => `E-posta ${email} olarak düzeltildi.`,
} as const;

export const mailTexts = {
  title: 'E-postanız',
  told: {
    waiting: (email: string) => `Belgeleriniz ${email} adresine gönderiliyor.`,
    sent: (email: string) => `Belgelerinizi ${email} adresine gönderdik.`,
    inPart: (email: string) => `Belgelerinizin bir bölümünü ${email} adresine gönderdik.`,
    refused: (email: string) => `${email} adresi iletimizi kabul etmedi.`,
  },
  follows: {
    waiting: 'Genellikle birkaç dakika sürer. Beklemeden yukarıdan da indirebilirsiniz.',
    sent: 'Gelen kutunuzda göremezseniz gereksiz klasörüne bakın ya da yeniden isteyin.',
    inPart: 'Bir şirketin poliçe belgesi henüz bize ulaşmadı. Gelince ayrıca göndeririz; poliçeniz şimdiden geçerli.',
    refused:
      'Adresi kontrol edin. Doğruysa yeniden gönderin, yanlışsa aşağıdan düzeltin. Belgelerinizi yukarıdan indirebilirsiniz.',
  },
  note: {
    waiting: 'SMS ile de haber vereceğiz.',
    sent: 'Telefonunuza SMS ile de haber verdik.',
    refused: 'Telefonunuza SMS gönderemedik.',
  },
  resend: 'Yeniden gönder',
  resent: (email: string) => `Belgeler ${email} adresine yeniden gönderiliyor.`,
} as const;

export const nextTexts = {
  title: 'Bundan sonra',
  start: (day: string) => `Teminat ${day} günü başlar.`,
  keep: 'Poliçe PDF dosyasını telefonunuza kaydedin, gerektiğinde elinizin altında olsun.',
  end: (day: string) =>
    `Poliçe ${day} günü biter ve kendiliğinden yenilenmez. Bu günü yukarıdaki düğmeyle takviminize ekleyebilirsiniz.`,
  /** Of a policy of some weeks or of one journey, and of a thing that will be too old. */
  endForGood: (day: string, then: string) => `Poliçe ${day} günü biter ve yenilenmez. ${then}`,
} as const;

export const claimTexts = {
  title: 'Hasar olursa',
  text: 'Önce kendinizi ve çevrenizdekileri güvene alın; yaralı varsa 112’yi arayın. Sonra hasarı sigorta şirketine bildirin.',
  of: (insurer: string) => `${insurer} hasar hattı:`,
  pool: { name: 'Depremde Alo DASK:', phone: '125' },
  steps: 'Hasar anında ne yapacağınızı okuyun',
} as const;

/** An account after a purchase without one. */
export const joinTexts = {
  title: 'Üyelik açın',
  text: 'Poliçenizi, belgelerini ve bitiş tarihini hesabınızda görün. Bu siparişten bildiğimiz bilgiler hazır gelir; eksikleri tamamlayıp şifrenizi belirler, telefonunuza gelen kodu yazarsınız. Poliçe, siparişteki T.C. kimlik numarası ve cep telefonuyla açılan hesapta görünür.',
  join: 'Üyelik açın',
  logIn: 'Üyeyim, giriş yapacağım',
} as const;

export const retryTexts = {
  again: 'Yeniden öde',
  otherCard: 'Başka bir kartla öde',
  newPrice: 'Yeni fiyatla ödemeye git',
  otherOffer: 'Başka bir teklif seç',
  priceTitle: 'Fiyat değişikliği',
  old: 'Önceki fiyat',
  now: 'Yeni fiyat',
  difference: 'Fark',
  call: 'Sormak isterseniz bizi arayıp sipariş numaranızı söyleyin.',
} as const;
