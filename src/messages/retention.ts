type RetentionText = {
  readonly what: string;
  /** From when on the period is counted. */
  readonly since: string;
  readonly why: string;
};

const law = {
  books: 'Ticari defter ve belgelerin saklanması, genel zamanaşımı',
  messages: 'Ticari elektronik iletilere ilişkin kayıtların saklanması',
} as const;

/** What is kept, in words, in the order in which people are shown it. */
export const retentionTexts = {
  purchases: {
    what: 'Poliçeler, ödemeler, iadeler ve belgeleri; dayandıkları teklif',
    since: 'Son poliçe bittikten sonra',
    why: law.books,
  },
  acceptedTexts: {
    what: 'Sözleşme ve aydınlatma metni kabul kayıtları',
    since: 'Kabul ettikten sonra',
    why: law.books,
  },
  marketingPermissions: {
    what: 'Tanıtım izni kayıtları',
    since: 'İzin geri alındıktan veya yenilendikten sonra',
    why: law.messages,
  },
  messages: {
    what: 'Size gönderilen SMS ve e-postaların kaydı (ne için, ne zaman; metni değil)',
    since: 'Gönderildikten sonra; poliçe gönderimi satın almayla birlikte',
    why: law.messages,
  },
  supportThreads: {
    what: 'Destek talepleri ve ekleri',
    since: 'Son mesajdan sonra',
    why: 'Sonradan gelen soru ve itirazlar',
  },
  failedOrders: {
    what: 'Sonuçlanmayan ödeme denemeleri (kart bilgisi yoktur) ve dayandıkları teklif',
    since: 'Son değişiklikten sonra',
    why: 'Bankalara yapılan itirazlar',
  },
  askedQuotations: {
    what: 'Satın alınmayan teklifler: yanıtlarınız, kayıtlardan gelenler, fiyatlar',
    since: 'Şirketlere son sorulduktan sonra',
    why: 'Teklife dönebilmeniz, olası itirazlar',
  },
  offerDocuments: {
    what: 'Satın alınmayan tekliflerin belgeleri',
    since: 'Teklifin süresi dolduktan sonra',
    why: 'Ne önerildiğini sorabilmeniz',
  },
  unaskedQuotations: {
    what: 'Yarım bırakılan teklif formları',
    since: 'Açıldıktan sonra',
    why: 'Kaldığınız yerden sürdürebilmeniz',
  },
  healthDeclarations: {
    what: 'Sağlık beyanı (ayrı ve şifreli)',
    since: 'Verildikten sonra',
    why: 'Şirketlerin fiyatı yeniden sorması ve incelemesi',
  },
  healthReadings: {
    what: 'Sağlık beyanını kimin okuduğu',
    since: 'Okunduktan sonra',
    why: 'Özel nitelikli verinin denetimi',
  },
  files: {
    what: 'Yüklediğiniz dosyalar',
    since: 'Yüklendikten sonra; destek talebine eklenenler talep kadar',
    why: 'Şirkete iletilmesi',
  },
  devices: {
    what: 'Giriş yaptığınız cihazların kaydı',
    since: 'Cihaz son görüldükten sonra',
    why: 'Yeni cihazdan girişin fark edilmesi',
  },
  numberClaims: {
    what: 'Kimlik numarası sahipliği talepleri',
    since: 'Talep edildikten sonra',
    why: 'Talebin sonuçlanması',
  },
  deskLog: {
    what: 'Acente çalışanlarının hangi kayda neden baktığı ve ne yaptığı',
    since: 'İşlemden sonra',
    why: 'Verilere erişimin denetimi',
  },
  deskSessions: {
    what: 'Acente çalışanlarının oturum kayıtları',
    since: 'Oturum bittikten sonra',
    why: 'Verilere erişimin denetimi',
  },
  sessions: { what: 'Oturum kayıtları', since: 'Oturum bittikten sonra', why: 'Hesap güvenliği' },
  notices: { what: 'Üyelik güvenlik bildirimleri', since: 'Yazıldıktan sonra', why: 'Bildirimin size ulaşması' },
  unprovenAccounts: {
    what: 'Telefonu doğrulanmayan üyelik başvuruları',
    since: 'Başvurudan sonra',
    why: 'Başvuruyu tamamlayabilmeniz',
  },
  verificationCodes: {
    what: 'SMS doğrulama kodlarının kaydı',
    since: 'Kullanıldıktan veya süresi dolduktan sonra',
    why: 'Doğrulamanın geçerliliği',
  },
  supportProofs: {
    what: 'Destek bağlantısını açan tarayıcının kaydı',
    since: 'Kod doğrulandıktan sonra',
    why: 'Kodun yeniden sorulmaması',
  },
  securityTokens: { what: 'Tek kullanımlık güvenlik anahtarları', since: 'Süresi dolunca', why: 'Şifrenin korunması' },
  resultLinks: { what: 'Bankadan sonuç sayfasına dönüş bağlantısı', since: 'Süresi dolunca', why: 'Ödemeden dönüş' },
  insurerMessages: {
    what: 'Sigorta şirketlerinden gelip henüz işlenmemiş yanıtlar',
    since: 'Yanıtın beklendiği süre dolunca',
    why: 'Yanıtın teklifinize eklenmesi',
  },
  coverageSets: {
    what: 'Tekliflerin teminat listeleri (kimin teklifi olduğu yazmaz)',
    since: 'Son kez bir teklife eklendikten sonra; taşıyan teklif varken silinmez',
    why: 'Tekliflerin neyi karşıladığının gösterilmesi',
  },
  messageClaims: {
    what: 'Bir SMS veya e-postanın gönderilmekte olduğu (alıcısı okunamaz)',
    since: 'Gönderim süresi dolunca',
    why: 'Aynı iletinin iki kez gönderilmemesi',
  },
  rateLimits: { what: 'Deneme sayaçları', since: 'Süresi dolunca', why: 'Kötüye kullanımın önlenmesi' },
} as const satisfies Readonly<Record<string, RetentionText>>;

export const retentionWords = {
  days: (count: number) => (count === 0 ? 'Hemen silinir' : `${count} gün`),
  years: (count: number) => `${count} yıl`,
  byLaw: 'Mevzuat',
  ours: 'Bizim ölçümüz',
  columns: { what: 'Veri', period: 'Süre', since: 'Başlangıç', why: 'Neden' },
  account: {
    what: 'Üyelik bilgileriniz',
    period: 'Siz silene kadar',
    since: 'Hesabım › Verilerim sayfasından silebilirsiniz',
    why: 'Üyelik sözleşmesi',
  },
} as const;
