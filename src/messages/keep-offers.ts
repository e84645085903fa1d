import type { MailedOffer } from './offer-mail.ts';

/** Words of the row by which offers are taken along. */
export const keepTexts = {
  /** Heard where the buttons are read without what stands around them. */
  row: 'Teklifleri saklayın',
  /** Where there is little room the first word is only heard. */
  mail: ['Teklifleri', 'e-postama gönder'],
  share: ['Bağlantıyı', 'paylaş'],
  all: 'Tekliflerim',
} as const;

/** The window that asks where offers go. */
export const mailMyOffersTexts = {
  title: 'Teklifleri e-postama gönder',
  intro:
    'Gelen fiyatları, paketleri ve son geçerlilik zamanlarını tek bir iletiyle göndeririz. İletideki bağlantı, telefonunuza gelen kodla bu listeyi açar.',
  email: 'E-posta adresiniz',
  use: 'Adresinizi yalnız bu iletiyi göndermek için kullanırız; reklam göndermeyiz.',
  submit: 'Gönder',
  noAnswer: 'Yanıt alınamadı. Bağlantınızı kontrol edip yeniden deneyin.',
  done: (email: string) => `Teklifleriniz ${email} adresine gönderildi.`,
  doneHelp: 'Birkaç dakika içinde görünmezse gereksiz (spam) klasörüne de bakın.',
  close: 'Tamam',
  again: 'Başka bir adrese gönder',
} as const;

/** What the call says that cannot mail. */
export const mailMyOffersReplies = {
  nothing: 'Şu anda gönderilecek geçerli fiyat yok. Şirketlere yeniden sorup tekrar deneyin.',
  refused: 'Bu adres iletiyi kabul etmedi. Adresi kontrol edin.',
  unavailable: 'İleti şu anda gönderilemedi. Biraz sonra yeniden deneyin.',
} as const;

type Facts = {
  readonly line: string;
  readonly insured: string;
  readonly moment: string;
  readonly link: string;
  readonly brand: string;
  readonly phone: string;
  readonly contact: string;
};

/**
 * The mail that somebody asked for beside the list. Nobody has proven the address, so it names no person and holds no
 * text that was typed freely.
 */
export function offersCopyMail(offers: readonly MailedOffer[], facts: Facts) {
  const { line, insured, moment, link, brand, phone, contact } = facts;
  const rows = offers.map(
    ({ insurer, packageName, gross, validUntil }) =>
      `${insurer}, ${packageName}: ${gross} (son geçerlilik: ${validUntil})`,
  );
  return {
    subject: `${line} teklifleriniz: ${insured} – ${brand}`,
    parts: [
      'Merhaba,',
      `${insured} için istediğiniz ${line} teklifleri, ${moment} itibarıyla ve ucuzdan pahalıya:`,
      rows,
      'Her fiyat, yanında yazan zamana kadar geçerlidir. Süresi dolunca ya da bilgiler değişince fiyat değişebilir; satın alırken şirkete bir kez daha sorarız.',
      'Listenizi açmak, karşılaştırmak ve satın almak için:',
      link,
      'Liste, teklifi alırken kullandığınız cep telefonuna gelen kodla açılır.',
      `Bu iletiyi siz istediğiniz için gönderdik; adresinizi başka bir şey için kullanmayız. İstemediyseniz iletiyi silmeniz yeterlidir.`,
      `Sorularınız için: ${phone}, ${contact}`,
    ],
  } as const;
}
