type Agency = { readonly brand: string; readonly agencyName: string; readonly mersisNumber: string };

/** Who writes and how to refuse, which the law wants in every commercial message. */
export const campaignTexts = {
  sms: (text: string, { brand, mersisNumber }: Agency, link: string) =>
    `${brand} (MERSİS ${mersisNumber}): ${text} İzninizi kapatmak için: ${link}`,
  /** Title, address and number stand under every mail. */
  mailParts: (paragraphs: readonly string[], { agencyName }: Agency, link: string) => [
    ...paragraphs,
    `Bu iletiyi, kampanya e-postalarına izin verdiğiniz için ${agencyName} gönderdi. İzninizi dilediğiniz zaman, gerekçe göstermeden ve ücretsiz kapatabilirsiniz: ${link}`,
  ],
} as const;

/** What the agency reads at its terminal about a campaign. */
export const campaignCommandTexts = {
  usage: [
    'npm run campaign -- sms|email          izni açık üyelerin sayısı; hiçbir şey gönderilmez',
    'npm run campaign -- sms|email <ad>     standart girdiden okunan metni izni olanlara gönderir',
    'E-postada ilk satır konudur. Aynı adla yeniden çalıştırılırsa kimseye ikinci kez gitmez.',
  ].join('\n'),
  permitted: (count: number) => `${count} üyenin izni açık.`,
  problems: {
    nameWrong: 'Ad, küçük harf ve rakamlardan oluşur; sözcükler tek tireyle ayrılır (örnek: kis-lastigi).',
    empty: 'Metin boş. Metni standart girdiden verin.',
    textMissing: 'Konunun altında metin yok.',
  },
  tally: {
    sent: 'Gönderildi',
    sentBefore: 'Daha önce gönderilmişti',
    withdrawn: 'İznini geri almış',
    unknownThere: "İYS'de kaydı yok",
    registerAway: 'İYS yanıt vermedi',
    refused: 'Alıcı kabul etmedi',
    notNow: 'Şimdi gönderilemedi',
  },
} as const;
