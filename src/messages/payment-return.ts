/** What is said on the way back from the bank where the result cannot be shown at once. */
export const paymentReturnTexts = {
  unreadable: {
    title: 'Bankadan dönüşünüz okunamadı',
    text: [
      'Bankadan gelen bilgiyi doğrulayamadık, bu yüzden sonucu burada gösteremiyoruz.',
      'Ödeme yaptıysanız durumunu yaklaşık yarım saat içinde bankaya kendimiz sorarız. Banka ödemenizi doğrularsa poliçeniz düzenlenir ve belgeleriniz e-posta ile gelir; doğrulamazsa kartınızda ayrılan tutar serbest bırakılır, para çekilmez.',
      'Sonucu öğrenmeden yeniden ödeme yapmayın.',
    ],
  },
  away: {
    title: 'Ödemenizin sonucu bekleniyor',
    text: [
      'Bankadan döndünüz, ancak hizmetimize şu anda ulaşılamıyor. Bu sayfayı açık tutun, birkaç saniyede bir kendiliğinden yeniden dener.',
      'Yeniden ödeme yapmayın. Bu sayfayı kapatırsanız ödemenizin durumunu bankaya kendimiz sorarız.',
    ],
    again: 'Şimdi yeniden dene',
  },
  call: (phone: string) => `Bizi arayın: ${phone}`,
} as const;
