/** Words of the account windows. */
export const loginMessages = {
  title: 'Giriş Yap',
  username: 'TC kimlik numarası',
  usernameHelp: 'E-posta adresinizi ya da cep telefonunuzu da yazabilirsiniz.',
  password: 'Şifre',
  submit: 'Giriş Yap',
  forgot: 'Şifremi unuttum',
  noAccount: 'Üyeliğiniz yok mu?',
  register: 'Üye olun',
} as const;

export const registerMessages = {
  title: 'Üye Kayıt Formu',
  intro: 'Teklif almak için üyelik gerekmez. Üyelik, poliçelerinizi tek yerde görmeniz içindir.',
  name: 'Ad',
  surname: 'Soyad',
  nationalNumber: 'TC kimlik numarası',
  nationalNumberHelp: 'Poliçelerinizi size bağlamak için soruyoruz.',
  phone: 'Cep telefonu',
  phoneHelp: 'Doğrulama kodu bu numaraya gelir. Reklam için aranmazsınız.',
  email: 'E-posta',
  password: 'Şifre',
  passwordAgain: 'Şifre tekrar',
  submit: 'Üye ol',
  haveAccount: 'Üyeliğiniz var mı?',
  login: 'Giriş yapın',
} as const;

export const forgotPasswordMessages = {
  title: 'Şifremi Yenile',
  intro: 'Bilgileriniz eşleşirse yeni şifreniz cep telefonunuza SMS ile gönderilir.',
  nationalNumber: 'TC kimlik numarası',
  phone: 'Cep telefonu',
  submit: 'Yeni şifre gönder',
  backToLogin: 'Girişe dön',
  doneTitle: 'Şifreniz Başarıyla Değiştirilmiştir.',
  doneText: 'Yeni şifreniz telefonunuza gönderilmiştir.',
  unknownUser: 'Kullanıcı Bulunamadı.',
} as const;

export const verificationMessages = {
  title: 'Telefon Doğrulama',
  intro: (phone: string) =>
    `${phone} numaralı telefona gelen kodu yazın. Kod yalnız numaranın size ait olduğunu doğrular.`,
  code: 'SMS kodu',
  codeHelp: 'En çok 6 karakter.',
  submit: 'Onayla',
} as const;

/** A consent sentence holds the title of the text it is about. */
export const consentMessages = {
  privacy: {
    title: 'Gizlilik Politikası ve Kullanıcı Sözleşmesi',
    label: 'Gizlilik Politikası ve Kullanıcı Sözleşmesi’ni okudum, kabul ediyorum.',
  },
  notice: { title: 'Aydınlatma metni', label: 'Aydınlatma metnini okudum.' },
  marketing: 'Kampanya ve hatırlatmalar için benimle iletişime geçebilirsiniz (isteğe bağlı).',
} as const;

export const replyMessages = {
  errorTitle: 'Hata',
  notReady: 'Bu hizmet henüz kullanıma açılmadı.',
} as const;
