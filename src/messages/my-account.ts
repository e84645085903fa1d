/** Words of the account page. */
export const accountTabs = {
  label: 'Hesap sayfaları',
  overview: 'Özet',
  policies: 'Poliçelerim',
  offers: 'Tekliflerim',
  support: 'Destek',
  files: 'Belgelerim',
  details: 'Bilgilerim',
  permissions: 'İzinlerim',
  data: 'Verilerim',
} as const;

/** Beside the name of a page of the account: what waits there. */
export const accountFrameTexts = {
  unread: (count: number) => `${count} okunmamış yanıt`,
} as const;

export const myDetailsTexts = {
  note: 'İletişim bilgileriniz, şifreniz ve oturumlarınız.',
} as const;

export const myDataMessages = {
  title: 'Kişisel bilgiler',
  fixedNote: 'Adınız ve kimlik numaranız nüfus kaydına bağlıdır, buradan değişmez.',
  name: 'Ad soyad',
  nationalNumber: 'T.C. kimlik numarası',
  email: 'E-posta',
  emailHelp: 'Poliçe belgeleriniz bu adrese gönderilir.',
  phone: 'Cep telefonu',
  phoneHelp: 'Numaranız değişirse yeni numarayı SMS ile doğrularız.',
  city: 'İl',
  county: 'İlçe',
  gender: 'Cinsiyet',
  save: 'Kaydet',
  saved: 'Bilgileriniz kaydedildi.',
} as const;

/** Asked before the phone, the e-mail or the second factor changes. */
export const confirmPasswordMessages = {
  title: 'Şifrenizi yazın',
  intro:
    'Bu değişiklik hesabınıza girişi etkiliyor, bu yüzden şifrenizi soruyoruz. Şu anda kayıtlı telefonunuza ve e-postanıza haber veririz.',
  password: 'Şifreniz',
  submit: 'Değişikliği kaydet',
  forgotten:
    'Şifrenizi hatırlamıyorsanız pencereyi kapatıp çıkış yapın, giriş penceresindeki “Şifremi unuttum” ile yenileyin.',
} as const;

export const myPasswordMessages = {
  title: 'Şifre',
  note: 'Şifreniz değişince diğer cihazlardaki oturumlarınız kapanır.',
} as const;

export const myConsentMessages = {
  title: 'Sözleşmeler ve metinler',
  privacy: {
    current: (day: string) => `Güncel metni ${day} tarihinde kabul ettiniz.`,
    earlier: (day: string) =>
      `Önceki metni ${day} tarihinde kabul ettiniz. Güncel metni bir sonraki SMS doğrulamasında kabul edebilirsiniz.`,
    never: 'Bu metni henüz kabul etmediniz. Bir sonraki SMS doğrulamasında kabul edebilirsiniz.',
  },
  notice: {
    current: (day: string) => `Güncel metni okuduğunuzu ${day} tarihinde bildirdiniz.`,
    earlier: (day: string) =>
      `Önceki metni okuduğunuzu ${day} tarihinde bildirdiniz. Güncel metin bir sonraki SMS doğrulamasında sorulacak.`,
    never: 'Bu metni okuduğunuzu henüz bildirmediniz. Bir sonraki SMS doğrulamasında sorulacak.',
  },
  textsFailed: 'Sözleşme bilgileriniz şu anda gösterilemiyor.',
} as const;

export const mySecondFactorMessages = {
  title: 'Giriş güvenliği',
  note: 'Yeni bir cihazdan girişte SMS kodunu her zaman sorarız.',
  always: 'Her girişte SMS kodu iste',
  alwaysHelp: 'Açıkken kod, daha önce giriş yaptığınız cihazlarda da sorulur.',
  on: 'Artık her girişte SMS kodu sorulacak.',
  off: 'SMS kodu artık yalnızca yeni bir cihazdan girişte sorulacak.',
} as const;

export const mySessionMessages = {
  title: 'Açık oturumlar',
  note: 'Tanımadığınız bir oturum görürseniz diğer cihazlardan çıkış yapın ve şifrenizi değiştirin.',
  current: 'Bu cihaz',
  started: (moment: string) => `Giriş: ${moment}`,
  address: (address: string) => `IP adresi: ${address}`,
  unknownDevice: 'Bilinmeyen cihaz',
  endOthers: 'Diğer cihazlardan çıkış yap',
  ended: (count: number) => (count === 0 ? 'Başka açık oturum yoktu.' : `${count} oturum kapatıldı.`),
  failed: 'Oturumlar şu anda gösterilemiyor.',
} as const;
