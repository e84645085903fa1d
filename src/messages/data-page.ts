/** Words of the account's page about one's data. */
export const dataPageTexts = {
  password: 'Şifreniz',
  download: {
    title: 'Verilerimi indir',
    note: 'Hakkınızda tuttuğumuz her şeyi iki dosya olarak veririz: okumanız için bir sayfa, başka bir yere taşımanız için JSON. Dosyaları yalnız size ait bir yere kaydedin.',
    submit: 'İki dosyayı indir',
    done: 'Verileriniz iki dosya olarak indirildi.',
  },
  correct: {
    title: 'Yanlış bir bilgi mi var?',
    details: 'Telefonunuzu, e-postanızı ve ilinizi Bilgilerim sayfasından değiştirebilirsiniz.',
    toDetails: 'Bilgilerim',
    names:
      'Adınız ve kimlik numaranız nüfus kaydından gelir; yanlışsa önce nüfus müdürlüğünde düzeltilir. Bizdeki kaydın düzeltilmesi için destek talebi açın.',
    toSupport: 'Destek talebi aç',
    purchase: 'Bir satın almanın e-postasını poliçesinin sayfasından düzeltebilirsiniz.',
    toPolicies: 'Poliçelerim',
  },
  periods: {
    title: 'Neyi ne kadar saklıyoruz',
    note: 'Süresi dolan veri kendiliğinden silinir. Aynı tablo aydınlatma metninde de yer alır.',
    show: 'Süreleri göster',
  },
  remove: {
    title: 'Üyeliğimi sil',
    note: 'Geri alınamaz. Aynı bilgilerle yeniden üye olabilirsiniz; eski teklifleriniz ve yazışmalarınız geri gelmez. Poliçeleriniz, satın alırken doğruladığınız telefonla yeniden üye olursanız görünür.',
    goes: 'Hemen silinecekler',
    stays: 'Saklanacaklar',
    staysNote: 'Bunları mevzuat veya olası itirazlar nedeniyle, yalnız yazılı güne kadar saklarız.',
    nothingStays: 'Saklanacak bir kayıt yok.',
    until: (day: string) => `En geç ${day} tarihinde silinir.`,
    hindered: 'Şu anda silinemiyor',
    failed: 'Neyin silineceğini şu anda gösteremiyoruz. Biraz sonra tekrar deneyin.',
    again: 'Tekrar dene',
    submit: 'Üyeliğimi sil',
    confirmTitle: 'Üyeliğiniz silinsin mi?',
    confirm: 'Evet, sil',
    cancel: 'Vazgeç',
    confirmText: 'Bütün cihazlardaki oturumlarınız kapanır. Telefonunuza ve e-postanıza haber veririz.',
    done: 'Üyeliğiniz silindi.',
  },
} as const;
