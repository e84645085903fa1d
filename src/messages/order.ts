/** What buying says: why it cannot go on, where it stands, how it ended. */
export const orderTexts = {
  provinceCode: (code: number) => `İl kodu ${code}, Türkiye`,
} as const;

/** The documents of a policy. */
export const policyDocuments = { policy: 'Poliçe', summary: 'Poliçe özeti' } as const;

/** Why a basket cannot be paid. */
export const basketProblems = {
  expired: 'Bu teklifin süresi doldu. Teklif listesine dönüp şirketten yeni fiyat isteyin.',
  notBuyable: 'Bu teklif buradan satın alınamıyor. Bizi ararsanız teklif numarasıyla yardımcı oluruz.',
  noSuchPlan: 'Seçilen taksit sayısı bu tekliflerin hepsinde yok. Başka bir taksit sayısı seçin.',
  mixed: 'Her sigortadan yalnız bir teklif alınabilir, aynı teklif de bir kez. Seçiminizi gözden geçirin.',
  startIsPast: 'Bu fiyatların başlangıç günü geçti. Bilgilerinize dönüp yeniden teklif alın.',
  priceDiffers: 'Fiyat değişti. Yeni fiyatı görüp onayladıktan sonra devam edin.',
  notAccepted: 'Ödemeden önce belgeleri okuyup onaylamanız gerekiyor.',
  bankUnavailable: 'Bankaya şu anda ulaşılamıyor. Kartınızdan para çekilmedi, biraz sonra tekrar deneyin.',
  switchedOff: (insurer: string) =>
    `${insurer} tekliflerinin satışını geçici olarak durdurduk. Kartınızdan para çekilmedi; listeden başka bir teklif seçebilirsiniz.`,
  documentsMissing: (insurer: string) =>
    `${insurer} belgelerini şu anda gönderemiyor. Belgeleri görmeden satış yapmıyoruz; biraz sonra tekrar deneyin.`,
} as const;

const anotherOffer =
  'Aynı teklif ikinci kez satın alınamaz; listeden başka bir teklif seçebilir ya da baştan yeni teklif isteyebilirsiniz.';

/** What is said where an order has what was to be paid. */
export const orderedAlready = {
  bought: (insurer: string) =>
    `Bu teklifi satın aldınız; ${insurer} poliçeniz düzenlendi. Yeniden ödemeniz gerekmiyor.`,
  givenBack: (insurer: string) => `Bu teklifle aldığınız ${insurer} poliçesinden caydınız. ${anotherOffer}`,
  cancelled: (insurer: string) => `Bu teklifle aldığınız ${insurer} poliçesi iptal edildi. ${anotherOffer}`,
  underWay: (insurer: string) =>
    `Bu sigorta için ödemeniz sürüyor (${insurer}). Sonuçlanana kadar yeniden ödeme yapmayın; iki poliçe düzenlenmesin diye yeni ödeme başlatmıyoruz.`,
  begun: (insurer: string) =>
    `Bu teklif için başka bir pencerede ödeme başlatılmış (${insurer}). O ödeme sonuçlanınca yeniden deneyebilirsiniz.`,
} as const;

/** Why a price could not be checked before it is paid. */
export const uncheckedReasons = {
  unanswered: 'Şirket ödemeden önceki kontrole yanıt vermedi.',
  notOffered: 'Şirket ödemeden önceki kontrolde bu paketi veya taksit seçeneğini göstermedi.',
  notAskable: 'Bu şirket aynı fiyatın ödemeden önce ikinci kez sorulmasına izin vermiyor.',
} as const;

/** Where an order stands, for the person who pays. Each says whether money was taken. */
export const orderSentences = {
  created: 'Ödemeniz henüz başlamadı. Kartınızdan para çekilmedi.',
  threeDs: 'Bankanızın doğrulaması bekleniyor. Kartınızdan para çekilmedi.',
  unanswered:
    'Bankanın yanıtı bekleniyor. Tutar kartınızda ayrılmış olabilir, henüz çekilmedi. Lütfen yeniden ödeme yapmayın.',
  processing: 'Tutar kartınızda ayrıldı, poliçeniz düzenleniyor.',
  captured: 'Ödemeniz alındı, poliçeniz hazırlanıyor.',
  done: 'Poliçeniz hazır.',
  donePartly: 'Ana poliçeniz hazır. Eklediğiniz sigortalardan biri düzenlenemedi; onun için para alınmadı.',
  voiding: 'Poliçe düzenlenemedi. Kartınızda ayrılan tutar serbest bırakılıyor.',
  refunded: 'Ödemeniz iade edildi.',
  needsAttention:
    'İşleminiz beklenenden uzun sürüyor. Ekibimiz inceliyor; sonucu e-posta ve SMS ile bildireceğiz. Lütfen yeniden ödeme yapmayın.',
  declined: {
    cancelled: 'Ödemeden vazgeçtiniz; kartınızdan para çekilmedi.',
    abandoned: 'Banka doğrulaması tamamlanmadı. Kartınızdan para çekilmedi.',
    replaced: 'Bu ödemenin yerine yenisi başlatıldı. Bu işlemde kartınızdan para çekilmedi.',
    sameRisk:
      'Siz bankadayken aynı sigorta için başka bir ödeme onaylandı. İki kez prim ödenmemesi için bu işlemi durdurduk; kartınızdan para çekilmedi.',
    notVerified: 'Bankanız kartı doğrulayamadı. Kartınızdan para çekilmedi, başka bir kartla deneyebilirsiniz.',
    bankUnavailable: 'Bankaya ulaşılamadı. Kartınızdan para çekilmedi, biraz sonra tekrar deneyin.',
    bankRefused: 'Bankanız ödemeyi onaylamadı. Kartınızdan para çekilmedi, başka bir kartla deneyebilirsiniz.',
    noFunds: 'Kartın limiti bu tutara yetmiyor. Kartınızdan para çekilmedi, başka bir kartla deneyebilirsiniz.',
    cardExpired: 'Kartın son kullanma tarihi geçmiş. Kartınızdan para çekilmedi, başka bir kartla deneyin.',
    endedByAgency: 'İşlem tamamlanamadı ve ekibimiz sonlandırdı. Kartınızdan para çekilmedi.',
    wrongCvc: 'Kartın güvenlik kodu yanlış. Kartınızdan para çekilmedi, kodu kontrol edip tekrar deneyin.',
  },
  voided: {
    insurerRefused: 'Sigorta şirketi poliçeyi düzenlemedi. Kartınızda ayrılan tutar serbest bırakıldı, para çekilmedi.',
    repriced:
      'Sigorta şirketi fiyatı değiştirdi. Kartınızda ayrılan tutar serbest bırakıldı; yeni fiyatı onaylarsanız yeniden ödeyebilirsiniz.',
    returnedByAgency:
      'İşlem tamamlanamadı ve poliçeniz düzenlenmedi. Kartınızdan alınan tutarı iade ediyoruz; iade kartınıza yapılınca SMS ve e-posta göndeririz.',
    returnedOutside: 'İşlem tamamlanamadı ve poliçeniz düzenlenmedi. Kartınızdan alınan tutar kartınıza iade edildi.',
    other: 'İşlem tamamlanamadı. Kartınızda ayrılan tutar serbest bırakıldı, para çekilmedi.',
  },
} as const;
