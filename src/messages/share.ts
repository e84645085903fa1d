/** Words for handing offers on by a link, and for going on behind one. */
export const shareTexts = {
  heading: 'Bu listeyi paylaşın',
  title: 'Sigorta teklifleri',
  link: 'Paylaşım bağlantısı',
  send: 'Gönder',
  copy: 'Kopyala',
  copied: 'Bağlantı kopyalandı.',
  copyByHand: 'Bağlantıyı seçip kopyalayın.',
} as const;

/** What others see behind a link, by what is insured. */
export const sharedNotes = {
  vehicle:
    'Bağlantıda adınız, telefonunuz ve plakanız yer almaz. Açan kişi yalnız aracın markasını, modelini ve teklifleri görür.',
  property:
    'Bağlantıda adınız, telefonunuz ve açık adresiniz yer almaz. Açan kişi yalnız ilçeyi, alanı ve teklifleri görür.',
  health:
    'Bağlantıda adınız, telefonunuz, sigortalılar ve sağlık beyanı yer almaz. Açan kişi yalnız kişi sayısını ve teklifleri görür.',
  trip: 'Bağlantıda adınız, telefonunuz ve yolcular yer almaz. Açan kişi yalnız bölgeyi, kişi sayısını ve teklifleri görür.',
  pet: 'Bağlantıda adınız, telefonunuz ve mikroçip numarası yer almaz. Açan kişi yalnız hayvanınızın adını, türünü ve teklifleri görür.',
  device:
    'Bağlantıda adınız, telefon numaranız ve IMEI numarası yer almaz. Açan kişi yalnız telefonun markasını, modelini ve teklifleri görür.',
} as const;

export const sharedTexts = {
  title: 'Paylaşılan teklifler',
  vehicle: (brand: string, type: string, year: number) => `${brand} ${type}, ${year}`,
  moment: (moment: string) => `Fiyatlar ${moment} itibarıyladır. Satın alırken değişmiş olabilir.`,
  loading: 'Teklifler getiriliyor',
  gone: {
    title: 'Bu bağlantı artık açılmıyor',
    text: 'Bağlantının süresi dolmuş ya da adresi eksik kopyalanmış olabilir. Gönderen kişiden yenisini isteyin ya da kendi teklifinizi alın.',
  },
  failed: {
    title: 'Teklifler getirilemedi',
    text: 'Bağlantınızı kontrol edip yeniden deneyin.',
  },
  again: 'Yeniden dene',
  list: 'Gelen teklifler',
  empty:
    'Bu bağlantıda gösterilecek fiyat yok. Teklif sizinse yukarıdan telefonunuzu doğrulayıp şirketlerin yanıtlarını görebilirsiniz.',
} as const;

/** Words before a quotation whose phone was proven too long ago. */
export const proofTexts = {
  title: 'Devam etmek için telefonunuzu doğrulayın',
  why: 'Bilgilerinizi yalnız sizin görmeniz için, doğrulamadan 8 saat sonra telefonunuza yeniden kod göndeririz. Yazdıklarınız ve seçimleriniz duruyor; koddan sonra kaldığınız yerden devam edersiniz.',
  start: 'Kodu gönder',
  startNote: (phone: string) => `Kod, teklifteki ${phone} numaralı cep telefonuna SMS ile gelir.`,
} as const;

/** Words behind the link of a mail that its owner asked for. */
export const ownLinkTexts = {
  title: 'Teklif listenizi açın',
  why: 'Bağlantı elden ele dolaşabilir; bu yüzden listenizi yalnız teklifteki telefonu elinde tutana açarız.',
  start: 'Kodu gönder',
  startNote: 'Teklifi alırken kullandığınız cep telefonuna bir kod göndeririz. Kodu yazınca liste bu cihazda açılır.',
} as const;

export const resumeTexts = {
  start: 'Bu teklif benim, devam et',
  startNote: 'Teklifteki cep telefonuna bir kod göndeririz. Kodu yazınca bu cihazda da devam edebilirsiniz.',
  title: 'Telefonunuzu doğrulayın',
  sent: (phone: string) => `${phone} numaralı telefona gelen kodu yazın.`,
  sentBefore: 'Bu telefona az önce bir kod gönderildi. Bu cihaz için gelmediyse süre bitince yenisini isteyin.',
  valid: (minutes: number) => `Kod ${minutes} dakika geçerlidir.`,
  submit: 'Devam et',
  cancel: 'Vazgeç',
  noAnswer: 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.',
} as const;
