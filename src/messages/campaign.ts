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
