const some = (count: number, words: string): readonly string[] => (count === 0 ? [] : [`${count} ${words}`]);

/** What goes with an account, and what stays. */
export const deleteAccountTexts = {
  goes: {
    account: 'Üyelik bilgileriniz, şifreniz ve bütün cihazlardaki oturumlarınız',
    permissions: 'Tanıtım izinleriniz: hepsi geri alınır',
    quotations: (count: number) => some(count, 'teklif isteği: satın almadıklarınız, yanıtlarınız ve gelen fiyatlarla'),
    healthDeclarations: (count: number) => some(count, 'sağlık beyanı'),
    files: (count: number) => some(count, 'yüklenmiş dosya; incelemeye veya talebe eklenenler kendi süresi dolunca'),
    supportRequests: (count: number) => some(count, 'destek talebi'),
  },
  stays: {
    purchases: (count: { readonly policies: number; readonly refunds: number; readonly documents: number }) =>
      [
        'Satın almalarınız',
        ...some(count.policies, 'poliçe'),
        ...some(count.refunds, 'iade'),
        ...some(count.documents, 'belge'),
      ].join(', '),
    failedOrders: 'Sonuçlanmayan ödeme denemeleri',
    supportRequests:
      'Bir satın almayla ilgili destek yazışmaları; talepten adınız ve iletişim bilginiz çıkarılır, yazılanlar durur',
    consents: 'Onay ve izin kayıtları',
    messages:
      'Gönderilen SMS ve e-postaların kaydı (metinleri yoktur; poliçe ve iade iletileri satın almayla birlikte saklanır)',
  },
  hindrances: {
    orderUnderWay:
      'Süren bir ödemeniz var. Sonuçlanınca üyeliğinizi silebilirsiniz; ödeme yarım kaldıysa bu genellikle yarım saat sürer.',
    refundRunning: 'Size dönecek bir para iadesi sürüyor. İade tamamlanınca üyeliğinizi silebilirsiniz.',
  },
  passwordWrong: 'Şifreniz hatalı. Hiçbir şey yapılmadı.',
} as const;
