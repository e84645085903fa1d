/** Words of the account's first page. */
export const overviewTexts = {
  hello: (name: string) => `Merhaba, ${name}`,
  title: 'Özet',
  waiting: {
    title: 'Sizi bekleyenler',
    none: 'Şu anda sizden beklenen bir şey yok.',
    unknown: 'Sizi bekleyenlerin hepsine şu anda bakamıyoruz. Aşağıdaki bölümlere tek tek bakabilirsiniz.',
    documents: (line: string) => `${line} teklifiniz için bir şirket belge istiyor.`,
    unread: (count: number) => (count === 1 ? 'Okunmamış bir yanıtınız var.' : `Okunmamış ${count} yanıtınız var.`),
    runsOut: (line: string, moment: string) => `${line} tekliflerinizin süresi ${moment} itibarıyla doluyor.`,
    ends: (line: string, insured: string, day: string) => `${line} poliçeniz (${insured}) ${day} günü bitiyor.`,
    actions: {
      documents: 'Belgeyi gönder',
      unread: 'Yanıtı oku',
      runsOut: 'Teklifleri aç',
      renew: 'Yenile',
      ends: 'Poliçeyi aç',
    },
  },
  policies: {
    title: 'Poliçeleriniz',
    none: 'Yürürlükte poliçeniz yok.',
    next: (day: string) => `En yakın bitiş: ${day}`,
    ends: (day: string) => `${day} günü biter`,
    begins: (day: string) => `${day} günü başlar`,
    all: 'Bütün poliçelerim',
    failed: 'Poliçeleriniz şu anda gösterilemiyor. Poliçeleriniz geçerliliğini korur.',
  },
  offers: {
    title: 'Son teklifleriniz',
    none: 'Henüz teklif istemediniz.',
    all: 'Bütün tekliflerim',
    from: (price: string) => `${price} tutarından başlıyor`,
    failed: 'Teklifleriniz şu anda gösterilemiyor.',
  },
  support: {
    failed: 'Destek isteklerinizi şu anda okuyamıyoruz.',
  },
  start: {
    title: 'Bir teklifle başlayın',
    text: 'Poliçeleriniz ve teklifleriniz burada toplanır. Fiyat görmek ücretsizdir, satın almak zorunda değilsiniz.',
  },
  help: {
    title: 'Yardım',
    text: 'Sorunuzu yazın, yanıtını burada ve e-postanızda bulun. Dilerseniz arayın.',
    write: 'Destek isteği aç',
  },
  again: 'Yeniden dene',
} as const;
