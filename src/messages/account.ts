/** What the account and verification calls say beside the sentences of the outcome table. */
export const accountReplies = {
  passwordSentTitle: 'Şifreniz Başarıyla Değiştirilmiştir.',
  passwordSent: 'Yeni şifreniz telefonunuza gönderilmiştir.',
  userNotFound: 'Kullanıcı Bulunamadı.',
  passwordChanged: 'Şifreniz değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.',
  oldPasswordWrong: 'Mevcut şifreniz hatalı.',
  passwordsDiffer: 'Girdiğiniz şifre eşleştirilemedi.',
  passwordMustChange: 'Devam etmek için önce yeni bir şifre belirleyin.',
  sessionIdle: 'Uzun süre işlem yapılmadığı için oturumunuz kapandı. Devam etmek için yeniden giriş yapın.',
  securityTokenOver: 'Güvenlik anahtarının süresi doldu. Formu bir kez daha gönderin.',
  passwordRequired: 'Bu değişiklik için şifrenizi yazın.',
  passwordWrong: 'Şifreniz hatalı. Değişiklik kaydedilmedi.',
  newPhoneUnverified: 'Yeni telefon numaranızı kaydetmek için önce doğrulayın.',
  phoneUnverified: 'Bu adım için önce telefonunuzu doğrulayın.',
  codeWrong: (triesLeft: number) =>
    triesLeft > 0
      ? `SMS kodu hatalı. ${triesLeft} deneme hakkınız kaldı.`
      : 'SMS kodu hatalı. Deneme hakkınız bitti, yeni kod isteyin.',
  codeOver: 'Bu kod artık geçerli değil. Yeni kod isteyin.',
  resendIn: (seconds: number) => `Yeni SMS için ${seconds} saniye bekleyin.`,
  codeWaits: (seconds: number) =>
    `Bu hesabın telefonuna az önce başka bir SMS gönderildi. Giriş kodunuz için ${seconds} saniye sonra yeniden deneyin.`,
  smsUnavailable: 'SMS şu anda gönderilemedi. Biraz sonra tekrar deneyin.',
  smsRefused: 'Bu numaraya SMS gönderilemiyor. Lütfen numarayı kontrol edin.',
  personUnknown: 'Bu kimlik numarasıyla bir kayıt bulunamadı. Lütfen numarayı kontrol edin.',
  companyUnknown: 'Bu vergi numarasıyla bir kayıt bulunamadı. Lütfen numarayı kontrol edin.',
  birthdateWrong: 'Kimlik numarası ile doğum tarihi uyuşmuyor. Lütfen ikisini de kontrol edin.',
  nameWrong: 'Ad ve soyad, bu kimlik numarasının nüfus kaydıyla uyuşmuyor. Lütfen kimliğinizde yazdığı gibi yazın.',
  claimWaits: (moment: string) =>
    `Talebinizi aldık ve bu numarayla açılmış üyeliğin sahibine bildiriyoruz. Son itiraz zamanı: ${moment}. O zamana kadar itiraz gelmezse aynı telefonla yeniden üye olun; eski üyelik kapanır, bilgileri size geçmez. Teklif almak için beklemeniz gerekmez.`,
  claimByPerson: (phone: string) =>
    `Bu numarayla açılmış üyeliğin sahibi belli; üyelik kendiliğinden değişmez. Numara sizinse ${phone} numarasından bizi arayın, kimliğinizle birlikte çözelim.`,
  registerDown: 'Kimlik bilgilerini doğrulayan kuruma şu anda ulaşılamıyor. Birkaç dakika sonra tekrar deneyin.',
} as const;

export const passwordProblems = {
  tooShort: 'Şifreniz en az 8 karakter olmalıdır.',
  tooLong: 'Şifreniz en çok 128 karakter olabilir.',
  guessable:
    'Şifreniz adınızdan, doğum tarihinizden, kimlik numaranızdan, telefonunuzdan ya da e-posta adresinizden oluşamaz. Sizinle ilgisi olmayan sözcükler seçin.',
  common:
    'Bu şifre çok kullanılan şifrelerden ya da kolay bir sıra. Birbiriyle ilgisiz üç dört sözcüğü yan yana yazın; hem güçlü hem akılda kalıcı olur.',
} as const;
