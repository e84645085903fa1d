/** The desk of the agency: what all of its screens share. */
export const deskTexts = {
  name: 'Acente masası',
  skip: 'İçeriğe geç',
  menu: 'Ekranlar',
  signedInAs: (name: string) => `Oturum: ${name}`,
  roles: { read: 'görüntüleme', service: 'müşteri hizmeti', money: 'para işlemleri' },
  notAllowed: 'Bu işlem için yetkiniz yok.',
  empty: 'Gösterilecek kayıt yok.',
  filter: 'Uygula',
  next: 'Sonraki',
  previous: 'Önceki',
  page: (page: number) => `Sayfa ${page}`,
  pages: 'Sayfalar',
  all: 'Tümü',
  none: '–',
  sortedUp: 'artan sırada',
  sortedDown: 'azalan sırada',
  notSaved: 'İşlem yapılmadı. İşaretli alanları düzeltin.',
  unreadable: 'Form okunamadı. Sayfayı yenileyip yeniden deneyin.',
} as const;

export const signInTexts = {
  heading: 'Giriş',
  name: 'Kullanıcı adı',
  password: 'Şifre',
  code: 'Doğrulama kodu',
  codeHelp: 'Doğrulama uygulamanızdaki altı haneli kod. Her kod bir kez kullanılır.',
  submit: 'Giriş yap',
  out: 'Çıkış yap',
  wrong:
    'Kullanıcı adı, şifre veya kod yanlış. Az önce kullandığınız kodla yeniden giriş yapılamaz; yeni kodu bekleyin.',
  busy: 'Şu an çok sayıda giriş deneniyor. Birkaç saniye sonra yeniden deneyin.',
  limited: (minutes: number) => `Çok sayıda hatalı deneme yapıldı. ${minutes} dakika sonra yeniden deneyin.`,
  ended: 'Oturumunuz kapatıldı.',
  over: 'Oturumunuz sona erdi. Yeniden giriş yapın.',
  overBeforeAct: 'Oturumunuz sona erdi; gönderdiğiniz işlem yapılmadı. Giriş yapıp işlemi yeniden gönderin.',
} as const;

export const deskFaults = {
  forbidden: { title: 'Yetkiniz yok', text: 'Bu ekran için gereken yetki hesabınızda tanımlı değil.' },
  missing: { title: 'Kayıt bulunamadı', text: 'Aradığınız kayıt yok ya da saklama süresi doldu.' },
  away: {
    title: 'Veritabanına ulaşılamıyor',
    text: 'Birkaç saniye sonra sayfayı yenileyin. Yapılmamış bir işlem yapılmış görünmez.',
  },
  fault: {
    title: 'Beklenmeyen bir hata oluştu',
    text: 'İşlem tamamlanmamış olabilir. Kayıtlar ekranından sonucunu denetleyin.',
  },
  origin: { title: 'İstek reddedildi', text: 'Form bu masadan gönderilmedi.' },
  home: 'Bugün ekranına dön',
} as const;

export const deskLogTexts = {
  at: 'Zaman',
  operator: 'Kim',
  act: 'Ne yaptı',
  subject: 'Konu',
  why: 'Gerekçe',
  outcome: 'Sonuç',
  outcomes: { done: 'Yapıldı', waits: 'Onaya gönderildi', refused: 'Reddedildi', failed: 'Hata' },
  unknown: 'Sonuç yazılmadı',
  commandLine: 'komut satırı',
  hidden: 'Kişisel bilgi, gösterilmez',
  lead: 'Masada yapılan her işlem burada durur. Kimse değiştiremez; saklama süresi dolana kadar silinmez.',
  subjects: {
    operator: 'Oturum',
    customer: 'Müşteri',
    quotation: 'Teklif isteği',
    order: 'Sipariş',
    policy: 'Poliçe',
    refund: 'İade',
    cancellation: 'İptal isteği',
    support: 'Destek talebi',
    finding: 'Bulgu',
    approval: 'Onay',
    insurer: 'Sigorta şirketi',
    note: 'Duyuru',
  },
} as const;
