/** What the page says where offers are not listed but mailed. */
export const mailedOffersTexts = {
  title: 'Teklifleriniz e-postanıza geliyor',
  text: (seconds: number) =>
    `Sigorta şirketlerine sorduk. Yanıtları en çok ${seconds} saniye bekler, gelen tekliflerin hepsini tek bir iletiyle e-posta adresinize göndeririz. İleti birkaç dakika içinde görünmezse gereksiz (spam) klasörüne de bakın.`,
  change: 'Bilgileri değiştir',
} as const;

export type MailedOffer = {
  readonly insurer: string;
  readonly packageName: string;
  readonly gross: string;
  readonly validUntil: string;
};

type Facts = {
  readonly name: string;
  readonly line: string;
  readonly brand: string;
  readonly phone: string;
  readonly contact: string;
};

/** The mail that brings the offers of a quotation. */
export function offersMail(offers: readonly MailedOffer[], { name, line, brand, phone, contact }: Facts) {
  const rows = offers.map(
    ({ insurer, packageName, gross, validUntil }) =>
      `${insurer}, ${packageName}: ${gross} (son geçerlilik: ${validUntil})`,
  );
  const told =
    rows.length === 0
      ? [
          `${line} için sorduğumuz sigorta şirketlerinden bu bilgilerle fiyat veren olmadı.`,
          `Nedenine birlikte bakmak isterseniz bizi arayın: ${phone}.`,
        ]
      : [
          `${line} için ${rows.length} teklif geldi, ucuzdan pahalıya:`,
          rows,
          `Teminatları sormak ya da satın almak için bizi arayın: ${phone}.`,
        ];
  return {
    subject: `${line} teklifleriniz – ${brand}`,
    parts: [`Sayın ${name},`, ...told, `Bize yazabilirsiniz: ${contact}`],
  } as const;
}
