/** Who writes: the law wants it under every mail and on every document. */
export function identityLine(agency: {
  readonly agencyName: string;
  readonly address: string;
  readonly phoneDisplay: string;
  readonly registryNumber: string;
  readonly mersisNumber: string;
}): string {
  const { agencyName, address, phoneDisplay, registryNumber, mersisNumber } = agency;
  return `${agencyName} · ${address} · ${phoneDisplay} · Levha no ${registryNumber} · MERSİS no ${mersisNumber}`;
}

export type MailedPolicy = {
  readonly line: string;
  readonly insurer: string;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly gross: string;
};

/** The mail that brings the policies of a purchase. */
export const policyMailTexts = {
  subject: (count: number, brand: string) =>
    count === 1 ? `Poliçeniz hazır – ${brand}` : `Poliçeleriniz hazır – ${brand}`,
  greeting: (name: string) => `Sayın ${name},`,
  intro: (count: number) =>
    count === 1
      ? 'Ödemeniz alındı ve poliçeniz düzenlendi. Belgeleriniz bu iletinin ekinde.'
      : 'Ödemeniz alındı ve poliçeleriniz düzenlendi. Belgeleriniz bu iletinin ekinde.',
  completed: 'Beklediğimiz poliçe belgesi geldi. Bütün belgeleriniz bu iletinin ekinde.',
  policy: ({ line, insurer, number, start, end, gross }: MailedPolicy) =>
    `${line}, ${insurer}: poliçe no ${number}, ${start} – ${end}, ${gross}`,
  /** What is insured, by its row on the documents. */
  insured: (label: string, value: string) => `${label}: ${value}`,
  open: (link: string) => `Poliçenizi sitede açın: ${link}`,
  openNote: 'Sayfa başka bir cihazda açılırsa siparişteki telefona gelen kodu ister.',
  charged: (amount: string, count: number) =>
    count === 1
      ? `Kartınızdan çekilen tutar: ${amount}, tek çekim.`
      : `Kartınızdan çekilen tutar: ${amount}, ${count} taksit.`,
  refused: (names: string) => `Şu sigorta düzenlenemedi ve bedeli kartınızdan alınmadı: ${names}.`,
  follows: (insurers: string) =>
    `Poliçeniz geçerli, ancak şu şirketin poliçe belgesi henüz bize ulaşmadı: ${insurers}. Belge gelince size ayrıca göndereceğiz.`,
  read: 'Poliçe özeti, teminatları ve hasar olursa ne yapacağınızı sade bir dille anlatır. Lütfen poliçedeki bilgileri ve tarihleri kontrol edin; bir yanlış görürseniz bize yazın.',
  withdrawal:
    '14 gün içinde gerekçe göstermeden cayabilirsiniz. Ayrıntılar ve istisnalar özette ve bilgilendirme formunda yazar.',
  /** Where another of the policies is compulsory. */
  withdrawalOf: (names: string) =>
    `Şu sigortadan 14 gün içinde gerekçe göstermeden cayabilirsiniz: ${names}. Ayrıntılar ve istisnalar özette ve bilgilendirme formunda yazar.`,
  compulsory: (names: string) =>
    `Zorunlu sigortadan gerekçe göstermeden cayılamaz: ${names}. İptalin hangi durumda istenebileceği özette yazar.`,
  contact: (phone: string, email: string) => `Sorularınız için: ${phone}, ${email}`,
  goodbye: 'İyi günler dileriz.',
} as const;

/** By SMS, beside the mail: nothing about the person or the policy. */
export const policyNotes = {
  mailed: (brand: string) => `${brand}: Poliçeniz hazır, belgelerinizi e-postanıza gönderdik.`,
  notMailed: (brand: string, phone: string) =>
    `${brand}: Poliçeniz hazır. E-posta adresinize ulaşamadık; belgelerinizi siteden indirebilir ya da ${phone} numarasını arayabilirsiniz.`,
} as const;
