/** Words of the result step: how a payment ended and what follows. */
export const resultTexts = {
  title: 'Ödeme sonucu',
  reference: 'Sipariş no',
  runningNote: 'Bu sayfayı kapatsanız da işlem sürer; poliçe hazır olunca e-posta gelir.',
  lost: 'Bağlantı kesildi. İşleminiz etkilenmez, bağlantı gelince sonucu gösteririz.',
  askNow: 'Şimdi dene',
  notFoundTitle: 'Sipariş bulunamadı',
  notFound: 'Bu sipariş bu tarayıcıda verilmemiş olabilir. Ödemeyi yaptığınız cihazdan bakın ya da bizi arayın.',
  toOffers: 'Tekliflere dön',
  toPayment: 'Ödeme adımına dön',
  waitingForBank: 'Bankanızın sayfasını kapattıysanız ödemeyi yeniden başlatabilirsiniz. İki kez para çekilmez.',
} as const;

export const resultTitles = {
  done: 'Poliçeniz hazır',
  donePartly: 'Ana poliçeniz hazır, bir ek düzenlenemedi',
  declined: 'Ödeme tamamlanmadı',
  voided: 'Poliçe düzenlenmedi',
  refunded: 'Ödemeniz iade edildi',
  needsAttention: 'İşleminizi inceliyoruz',
} as const;

/** Whether the money of the person moved, said on its own. */
export const moneyTexts = {
  title: 'Paranız',
  none: 'Kartınızdan para çekilmedi.',
  reserved: 'Tutar kartınızda ayrıldı, henüz çekilmedi.',
  taken: (amount: string) => `Kartınızdan ${amount} çekildi.`,
  takenBy: (amount: string, plan: string) => `Kartınızdan ${amount} çekildi (${plan}).`,
  returned: 'Ayrılan tutar serbest bırakıldı. Kartınızda görünmesi bankanıza göre birkaç gün sürebilir.',
  unclear: 'Ödemenizin durumunu bankayla doğruluyoruz. Lütfen yeniden ödeme yapmayın.',
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
} as const;

export const mailTexts = {
  title: 'E-postanız',
  sending: (email: string) => `Belgelerinizi ${email} adresine gönderiyoruz.`,
  resendNote: 'Birkaç dakika içinde gelmezse gereksiz klasörüne bakın ya da yeniden isteyin.',
  resend: 'Yeniden gönder',
  resent: (email: string) => `Belgeler ${email} adresine yeniden gönderiliyor.`,
} as const;

export const nextTexts = {
  title: 'Bundan sonra',
  start: (day: string) => `Teminat ${day} günü başlar.`,
  keep: 'Poliçe PDF dosyasını telefonunuza kaydedin, gerektiğinde elinizin altında olsun.',
  end: (day: string) => `Poliçe ${day} günü biter ve kendiliğinden yenilenmez. Bu günü takviminize yazın.`,
  claim: 'Hasar anında ne yapacağınızı okuyun',
} as const;

export const retryTexts = {
  otherCard: 'Başka bir kartla öde',
  newPrice: 'Yeni fiyatla ödemeye git',
  otherOffer: 'Başka bir teklif seç',
  priceTitle: 'Fiyat değişikliği',
  old: 'Önceki fiyat',
  now: 'Yeni fiyat',
  difference: 'Fark',
  call: 'Sormak isterseniz bizi arayıp sipariş numaranızı söyleyin.',
} as const;
