/** Words of the account windows. */
export const loginMessages = {
  title: 'Giriş Yap',
  username: 'T.C. kimlik numarası',
  usernameHelp: 'E-posta adresinizi ya da cep telefonunuzu da yazabilirsiniz.',
  password: 'Şifre',
  submit: 'Giriş Yap',
  forgot: 'Şifremi unuttum',
  noAccount: 'Üyeliğiniz yok mu?',
  register: 'Üye olun',
  failed: 'Kullanıcı adı veya şifre hatalı.',
  welcome: (name: string) => `Hoş geldiniz, ${name}.`,
} as const;

export const registerMessages = {
  title: 'Üye Kayıt Formu',
  intro: 'Poliçelerinizi tek yerde görün. Teklif için üyelik gerekmez.',
  name: 'Ad',
  surname: 'Soyad',
  nationalNumber: 'T.C. kimlik numarası',
  nationalNumberHelp: 'Poliçelerinizi size bağlamak için soruyoruz.',
  phone: 'Cep telefonu',
  phoneHelp: 'Doğrulama kodu bu numaraya gelir. Reklam için aranmazsınız.',
  email: 'E-posta',
  city: 'İl (isteğe bağlı)',
  county: 'İlçe (isteğe bağlı)',
  gender: 'Cinsiyet (isteğe bağlı)',
  password: 'Şifre',
  passwordHelp: 'En az 8 karakter.',
  passwordAgain: 'Şifre tekrar',
  passwordAgainHelp: 'Şifrenizi bir kez daha yazın.',
  submit: 'Üye ol',
  haveAccount: 'Üyeliğiniz var mı?',
  login: 'Giriş yapın',
  birthdate: 'Doğum tarihi',
  birthdateHelp: 'Nüfus kaydınızı bulmak için gerekiyor.',
  doneTitle: 'Üyeliğiniz açıldı.',
  doneText: 'Hesabınıza giriş yaptınız.',
  doneWithoutLogin: 'Giriş yaparak hesabınızı kullanabilirsiniz.',
} as const;

/** A national number that stands in the account of another phone. */
export const numberClaimMessages = {
  title: 'Kimlik numaranız için talep',
  taken: 'Bu kimlik numarasıyla, başka bir telefonla açılmış bir üyelik var. Üyelik sizinse giriş yapın.',
  offer:
    'Üyeliği siz açmadıysanız numaranızı geri isteyebilirsiniz. Doğum tarihinizi ve telefonunuzu doğrular, üyeliğin sahibine haber veririz. 72 saat içinde itiraz etmezse o üyelik kapanır ve siz yenisini açarsınız. Eski üyeliğin bilgileri ve poliçeleri size geçmez.',
  claim: 'Bu numara benim',
  done: 'Tamam',
} as const;

export const forgotPasswordMessages = {
  title: 'Şifremi Yenile',
  intro: 'Bilgileriniz eşleşirse yeni şifreniz SMS ile gönderilir.',
  nationalNumber: 'T.C. kimlik numarası',
  phone: 'Cep telefonu',
  submit: 'Yeni şifre gönder',
  backToLogin: 'Girişe dön',
  doneTitle: 'Şifreniz Başarıyla Değiştirilmiştir.',
  doneText: 'Yeni şifreniz telefonunuza gönderilmiştir.',
  unknownUser: 'Kullanıcı Bulunamadı.',
} as const;

export const verificationMessages = {
  title: 'Telefon Doğrulama',
  intro: (phone: string) => `${phone} numaralı telefona gelen kodu yazın.`,
  unsent: (phone: string) =>
    `${phone} numaralı telefona kodunuz henüz gönderilemedi. “Kodu tekrar gönder” açılınca yeniden isteyin.`,
  why: {
    quote: 'Kod, teklifi isteyen numaranın size ait olduğunu doğrular.',
    login: 'Bu cihazdan ilk kez giriş yapıyorsunuz. Kod, girişi yapanın siz olduğunu doğrular.',
    everyLogin: 'Her girişte SMS kodu istediniz. Kod, girişi yapanın siz olduğunu doğrular.',
    account: 'Kod, hesabınızdaki numaranın size ait olduğunu doğrular.',
    register: 'Kod, üyelik için yazdığınız numaranın size ait olduğunu doğrular.',
    newPhone: 'Kod, yeni numaranızın size ait olduğunu doğrular.',
  },
  code: 'SMS kodu',
  codeHelp: 'SMS ile gelen 6 haneli kod.',
  submit: 'Onayla',
  sending: 'Kod gönderiliyor.',
  resend: 'Kodu tekrar gönder',
  resendWait: 'Yeni kod isteyebilmenize kalan süre:',
  stillServes: 'Az önce gönderdiğimiz kod hâlâ geçerli.',
} as const;

export const newPasswordMessages = {
  title: 'Yeni şifre belirleyin',
  intro: 'SMS ile gelen şifre bir kez kullanılır. Devam etmek için kendinize yeni bir şifre seçin.',
  temporary: 'SMS ile gelen şifre',
  old: 'Mevcut şifre',
  fresh: 'Yeni şifre',
  freshHelp: 'En az 8 karakter. Adınız, tarih ya da yaygın bir sözcük olmasın.',
  again: 'Yeni şifre tekrar',
  submit: 'Şifreyi değiştir',
  leave: 'Çıkış Yap',
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
  insecure:
    'Bu bağlantı güvenli olmadığı için şifreniz gönderilmedi. Adresin başına https:// yazarak siteyi yeniden açın.',
} as const;
