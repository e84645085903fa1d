/** Words of the page on which a member sees and changes what they permitted. */
export const permissionMessages = {
  title: 'Kampanya izinleri',
  note: 'İsteğe bağlıdır. Verdiğiniz gibi, dilediğiniz an tek dokunuşla geri alabilirsiniz; teklif ve poliçelerinizi etkilemez.',
  channels: {
    sms: { label: 'SMS', help: 'Kampanyaları kısa mesajla alırsınız.' },
    call: { label: 'Arama', help: 'Kampanyalar için telefonla aranabilirsiniz.' },
    email: { label: 'E-posta', help: 'Kampanyaları e-postayla alırsınız.' },
  },
  given: (channel: string) => `${channel} izni açıldı.`,
  taken: (channel: string) => `${channel} izni kapatıldı.`,
  register:
    'Değişikliği İleti Yönetim Sistemi’ne (İYS) bildiririz ve her kampanya gönderiminden önce İYS’ye sorarız. İzninizi İYS üzerinden de geri alabilirsiniz.',
  contact:
    'İzin, verdiğiniz numara ve adres içindir: telefonunuz değişirse bütün izinler, e-postanız değişirse e-posta izni kapanır.',
  failed: 'İzinleriniz şu anda gösterilemiyor. Sayfayı biraz sonra yeniden açın.',
} as const;

export const consentHistoryMessages = {
  title: 'İzin ve onay geçmişi',
  note: 'Neyi ne zaman kabul ettiğiniz ya da geri aldığınız, o gün geçerli olan metnin sürümüyle birlikte.',
  empty: 'Henüz kayıtlı bir izin ya da onayınız yok.',
  purposes: {
    userAgreement: 'Gizlilik Politikası ve Kullanıcı Sözleşmesi',
    dataNotice: 'Aydınlatma metni',
    marketing: 'Kampanya izni',
  },
  channels: { sms: 'SMS', call: 'arama', email: 'e-posta' },
  states: {
    userAgreement: { given: 'Kabul edildi', taken: 'Geri alındı' },
    dataNotice: { given: 'Okundu', taken: 'Geri alındı' },
    marketing: { given: 'Verildi', taken: 'Geri alındı' },
  },
  acts: {
    register: 'üyelik açılırken',
    verification: 'SMS doğrulamasında',
    account: 'hesap sayfanızda',
    permissionRegister: 'İYS üzerinden',
  },
  version: (version: string) => `Metin sürümü: ${version}`,
} as const;

export const sentMessageMessages = {
  title: 'Size gönderilenler',
  note: 'Telefonunuza ve e-postanıza gönderdiğimiz iletiler ve nedenleri. İletilerin metnini saklamayız.',
  empty: 'Kayıtlı ileti yok. Size bir SMS ya da e-posta gönderdiğimizde burada görünür.',
  failed: 'İletiler şu anda gösterilemiyor. Sayfayı biraz sonra yeniden açın.',
  channels: { sms: 'SMS', email: 'E-posta' },
  states: { sent: '', refused: 'Ulaştırılamadı', unavailable: 'Gönderilemedi' },
  more: (count: number) => `Daha eski ${count} iletiyi göster`,
} as const;
