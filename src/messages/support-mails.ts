type CustomerFacts = {
  readonly number: string;
  readonly link: string;
  readonly isMember: boolean;
  readonly brand: string;
  readonly phone: string;
  readonly contact: string;
};

const howToOpen = (isMember: boolean) =>
  isMember
    ? 'Talebinizi hesabınıza giriş yaparak görebilirsiniz:'
    : 'Talebinizi aşağıdaki bağlantıda görebilirsiniz. Güvenliğiniz için önce telefonunuza bir kod göndeririz:';

const questions = ({ phone, contact, number }: CustomerFacts) =>
  `Bize ${phone} numarasından ve ${contact} adresinden de ulaşabilirsiniz. Talep numaranızı (${number}) belirtmeniz talebinizi bulmamızı kolaylaştırır.`;

/** Holds nothing that the writer wrote: the address may be somebody else's. */
export function receivedMail(facts: CustomerFacts) {
  const { number, link, isMember, brand } = facts;
  return {
    subject: `Destek talebiniz bize ulaştı: ${number} – ${brand}`,
    parts: [
      'Merhaba,',
      `Destek talebinizi aldık. Talep numaranız: ${number}`,
      'Talebinizi bir çalışanımız okuyup yanıtlar. Yanıt yazıldığında bu adrese haber veririz.',
      howToOpen(isMember),
      link,
      questions(facts),
      ...(isMember ? [] : ['Bu talebi siz açmadıysanız bu e-postayı dikkate almayın.']),
    ],
  } as const;
}

/** The answer itself is read where we know who reads it. */
export function answeredMail(facts: CustomerFacts) {
  const { number, link, isMember, brand } = facts;
  return {
    subject: `Destek talebiniz yanıtlandı: ${number} – ${brand}`,
    parts: [
      'Merhaba,',
      `${number} numaralı destek talebinize yanıt yazdık.`,
      howToOpen(isMember),
      link,
      questions(facts),
    ],
  } as const;
}

/** To the agency itself; who asks and what stands in the request itself. */
export function waitingMail({ number, isFirst }: { readonly number: string; readonly isFirst: boolean }) {
  return {
    subject: isFirst ? `Yeni destek talebi: ${number}` : `Destek talebine yeni mesaj: ${number}`,
    parts: [
      isFirst
        ? `${number} numaralı yeni destek talebi yanıt bekliyor.`
        : `${number} numaralı destek talebine yeni bir mesaj yazıldı.`,
      `Okumak ve yanıtlamak için acente masasını açın: Destek talepleri, ${number} (/destek/${number}).`,
    ],
  } as const;
}
