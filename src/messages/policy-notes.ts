import { ruleMessages } from './rules.ts';

/** Why a policy ends, as insurers are told. */
export const insurerReasons = { withdrawal: 'cayma', unpaid: 'prim alınmadı', agency: 'acentenin isteği' } as const;

/** The same where its holder asks for it; a sale with its day. */
export const cancellationReasons = {
  sold: (day: string) => `satış ${day}`,
  double: () => 'çifte sigorta',
  other: () => 'sigortalının isteği',
} as const;

/** By SMS: nothing about the person or the policy. */
export const refundNotes = {
  paid: (brand: string, amount: string) =>
    `${brand}: Caydığınız poliçenin ${amount} tutarındaki iadesi kartınıza gönderildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
  cancelled: (brand: string, amount: string) =>
    `${brand}: İptal edilen poliçenizin ${amount} tutarındaki iadesi kartınıza gönderildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
  agency: (brand: string, amount: string) =>
    `${brand}: ${amount} kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
  forNothing: (brand: string, amount: string) =>
    `${brand}: Tamamlanmayan işleminiz için alınan ${amount} kartınıza iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
} as const;

export type RefundedPolicy = {
  /** How it ended: "34ABC123 plakalı aracınızın Kasko poliçesinden (poliçe no 1) caydınız. …". */
  readonly ending: string;
  /** What is still missing of the sum that was promised. */
  readonly missing: string | undefined;
};

type RefundFacts = {
  readonly brand: string;
  readonly amount: string;
  readonly day: string;
  readonly phone: string;
  readonly contact: string;
};

/** How a policy ended whose money went back. */
export const refundEndings = {
  /** "34ABC123 plakalı aracınızın Kasko poliçesinden". */
  withdrawal: (fromPolicy: string, number: string) =>
    `${fromPolicy} (poliçe no ${number}) caydınız. Sigorta şirketi poliçeyi sona erdirdi.`,
  /** "34ABC123 plakalı aracınızın Kasko poliçesi". */
  cancellation: (policy: string, number: string) => `${policy} (poliçe no ${number}), isteğiniz üzerine iptal edildi.`,
  agency: (policy: string, number: string) => `${policy} (poliçe no ${number}) iptal edildi.`,
} as const;

/** Why money went back where no policy ended for it. */
const withoutPolicy = {
  forNothing: 'Satın alma işleminiz tamamlanmadı ve poliçeniz oluşmadı.',
  agency: 'Satın aldığınız sigorta için iade yaptık. Bu iade poliçenizin durumunu değiştirmez.',
} as const;

/** That money went back: for a policy that ended, for an order that came to nothing, or beside a policy that goes on. */
export function refundMail(
  { brand, amount, day, phone, contact }: RefundFacts,
  policy: RefundedPolicy | keyof typeof withoutPolicy,
) {
  const card = `${amount}, ödeme yaptığınız karta ${day} günü iade edildi. Hesabınıza geçmesi bankanıza bağlıdır.`;
  const questions = `Sorularınız için: ${phone}, ${contact}`;
  const subject = `İadeniz yapıldı – ${brand}`;
  if (typeof policy === 'string') return { subject, parts: ['Merhaba,', withoutPolicy[policy], card, questions] };
  const { ending, missing } = policy;
  return {
    subject,
    parts: [
      'Merhaba,',
      ending,
      card,
      ...(missing === undefined
        ? []
        : [
            `Bu tutar size söylediğimizden ${missing} az. Aradaki farkı sigorta şirketiyle görüşüyoruz, sonucu size bildireceğiz.`,
          ]),
      'Bu poliçenin teminatı artık geçerli değil.',
      questions,
    ],
  };
}

type RenewalFacts = {
  readonly brand: string;
  readonly line: string;
  readonly end: string;
  readonly link: string;
};

/** A reminder of one's own contract; it praises nothing and asks for nothing. */
export function renewalNote({ brand, line, end, link }: RenewalFacts): string {
  return `${brand}: ${line} poliçeniz ${end} günü bitiyor. Kendiliğinden yenilenmez. Güncel fiyatları görmek isterseniz: ${link}`;
}

type RenewedThing = {
  /** "34ABC123 plakalı aracınızın Kasko poliçesi". */
  readonly policy: string;
  /** What need not be told again. */
  readonly kept: string;
  /** When no renewal is wanted. */
  readonly gone: string;
};

export function renewalMail({ brand, line, end, link }: RenewalFacts, { policy, kept, gone }: RenewedThing) {
  return {
    subject: `${line} poliçeniz ${end} günü bitiyor – ${brand}`,
    parts: [
      'Merhaba,',
      `${policy} ${end} günü bitiyor. Poliçe kendiliğinden yenilenmez ve siz istemeden kartınızdan para çekilmez.`,
      `Yenilemek isterseniz aşağıdaki bağlantıdan bütün şirketlerin güncel fiyatlarını isteyebilirsiniz. ${kept}; güvenliğiniz için telefonunuza bir kod göndeririz.`,
      link,
      `Poliçenizi başka bir yerden yenilediyseniz ya da ${gone} bu iletiyi dikkate almayın.`,
    ],
  } as const;
}

/** Why a policy cannot be given back now, and what can be done instead. */
export const withdrawalReplies = {
  withReason:
    'Zorunlu sigortadan gerekçesiz cayılamaz. Satış ya da ikinci poliçe gibi bir gerekçeniz varsa iptal isteği gönderin.',
  begun: 'Bu sigortada teminat başladıktan sonra cayma hakkı yok. Gerekçenizi yazarak iptal isteği gönderebilirsiniz.',
  over: 'Cayma süresi doldu. Gerekçenizi yazarak iptal isteği gönderebilirsiniz.',
  closed: 'Bu poliçe için yapılacak bir işlem kalmadı.',
  refundDiffers: (amount: string) => `İade tutarı bugün ${amount}. Yeni tutarı görüp yeniden onaylayın.`,
  mayWithdraw: 'Bu poliçeden gerekçe göstermeden cayabilirsiniz. Cayma düğmesini kullanın.',
  saleDayMissing: ruleMessages.saleDayMissing,
  saleDayAhead: 'Bu tarih bugünden sonra olamaz. Tarihi kontrol edin.',
} as const;

export const renewalReplies = {
  linkOver: 'Bu bağlantının süresi dolmuş ya da adres eksik kopyalanmış. Aynı sayfadan yeni teklif alabilirsiniz.',
} as const;
