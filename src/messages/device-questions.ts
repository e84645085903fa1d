/** Questions about a phone: what stands in the field, and in one line why it is asked or where it is found. */
export const deviceTexts = {
  brand: { label: 'Marka', help: 'Kutusunda ve faturasında yazar.' },
  model: { label: 'Model', help: 'Modelin adı Ayarlar → Hakkında ekranında yazar.' },
  imei: {
    label: 'IMEI numarası',
    help: 'Telefonda *#06# tuşlayın; kutuda, faturada ve Ayarlar → Hakkında ekranında da yazar. Çift SIM’li telefonda ilk numarayı (IMEI 1) yazın.',
  },
  invoiceDate: {
    label: 'Fatura tarihi',
    help: 'Telefonun satın alındığı gün. Son 24 ay içinde alınmış telefonlar sigortalanır.',
  },
  invoicePrice: { label: 'Fatura bedeli', help: 'Faturada yazan, KDV dahil tutar. Prim bu bedele göre hesaplanır.' },
} as const;

export const deviceSectionTexts = { device: 'Telefon' } as const;

/** When the policy begins is not asked. */
export const deviceStartTexts = {
  label: 'Poliçe başlangıcı',
  today: (day: string) => `Bugün, ${day}. Satın alma bugün tamamlanmazsa yarın için yeniden teklif alırsınız.`,
  renewal: (day: string) => `${day}. Şimdiki poliçenizin bittiği gün başlar.`,
} as const;

/** What is wrong with the answers about a phone beyond what the form's own rules say. */
export const deviceProblems = {
  otherStart: (day: string) =>
    `Cep telefonu poliçesi ${day} günü başlar, başka bir gün seçilemez. Lütfen başlangıç gününü düzeltin ya da boş bırakın.`,
  invoiceTooOld: 'Faturası 24 aydan eski telefonlar için teklif alınamıyor.',
  price: 'Lütfen fatura bedelini lira olarak, en çok iki ondalık basamakla yazın.',
  brandUnknown: 'Bu marka telefon listesinde yok. Lütfen markayı listeden seçin.',
  modelUnknown: 'Bu model, seçtiğiniz markanın listesinde yok. Lütfen modeli listeden seçin.',
  listDown: 'Şu an telefon listesine ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.',
  unregistered:
    'Bu IMEI numarası Türkiye’de kayıtlı görünmüyor. Lütfen *#06# ile kontrol edin; telefon yurt dışından geldiyse önce e-Devlet’ten kaydedilmelidir.',
  blocked:
    'Bu IMEI numarası kullanıma kapalı görünüyor. Kayıp, çalıntı ya da süresinde kaydedilmemiş telefonlar sigortalanamıyor.',
  otherModel: 'Bu IMEI numarası başka bir modele ait görünüyor. Lütfen numarayı ve modeli kontrol edin.',
} as const;
