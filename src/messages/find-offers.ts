/** Words of the window in which somebody without an account finds their quotations by the phone. */
export const findOffersTexts = {
  title: 'Tekliflerim',
  intro: (days: number) =>
    `Son ${days} günde istediğiniz teklifleri, üye olmadan ve başka bir cihazda da açabilirsiniz. Telefonunuza bir kod göndeririz.`,
  phoneHelp: 'Teklif alırken yazdığınız numara. Kodu yalnız tekliflerinizi açmak için göndeririz.',
  send: 'Kodu gönder',
  /** Whether anything was asked with the phone is said to who holds it alone. */
  sent: (phone: string) => `+90 ${phone} numaralı telefona gelen 6 haneli kodu yazın.`,
  valid: (minutes: number) => `Kod ${minutes} dakika geçerlidir.`,
  submit: 'Tekliflerimi göster',
  otherPhone: 'Başka numara yaz',
  noAnswer: 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  found: (count: number) => `${count} teklif listeniz var`,
  none: 'Bu numarayla teklif bulunamadı',
  noneText: (days: number) =>
    `Son ${days} günde bu numarayla istenmiş bir teklif yok. Daha eski teklifler ya da başka numarayla istenenler burada görünmez.`,
  start: 'Yeni teklif al',
  asked: (day: string) => `${day} günü istendi`,
  offers: (count: number, lowest: string) => `${count} teklif, en düşüğü ${lowest}`,
  open: 'Listeyi aç',
} as const;

/** The ways to the window, and to the page that members have instead. */
export const findOffersEntries = {
  entry: 'Tekliflerim',
  atLogin: 'Üye olmadan teklif mi aldınız?',
  atLoginLink: 'Telefonunuzla açın',
} as const;
