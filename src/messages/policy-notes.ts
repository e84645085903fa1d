/** Why a policy ends, as insurers are told. */
export const insurerReasons = { withdrawal: 'cayma', unpaid: 'prim alınmadı' } as const;

/** By SMS: nothing about the person or the policy. */
export const refundNotes = {
  paid: (brand: string, amount: string) =>
    `${brand}: Caydığınız poliçenin ${amount} tutarındaki iadesi kartınıza gönderildi. Hesabınıza geçmesi bankanıza bağlıdır.`,
} as const;

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

export function renewalMail({ brand, line, end, link, plate }: RenewalFacts & { readonly plate: string | undefined }) {
  const what = plate === undefined ? `${line} poliçeniz` : `${plate} plakalı aracınızın ${line} poliçesi`;
  return {
    subject: `${line} poliçeniz ${end} günü bitiyor – ${brand}`,
    parts: [
      'Merhaba,',
      `${what} ${end} günü bitiyor. Poliçe kendiliğinden yenilenmez ve siz istemeden kartınızdan para çekilmez.`,
      'Yenilemek isterseniz aşağıdaki bağlantıdan bütün şirketlerin güncel fiyatlarını isteyebilirsiniz. Araç bilgileriniz hazır gelir; güvenliğiniz için telefonunuza bir kod göndeririz.',
      link,
      'Poliçenizi başka bir yerden yenilediyseniz ya da aracınız artık sizde değilse bu iletiyi dikkate almayın.',
    ],
  } as const;
}

/** Why a policy cannot be given back now, and what can be done instead. */
export const withdrawalReplies = {
  withReason:
    'Zorunlu sigortadan gerekçesiz cayılamaz. Aracı sattıysanız ya da ikinci bir poliçeniz varsa iptal isteği gönderin.',
  begun: 'Bu sigortada teminat başladıktan sonra cayma hakkı yok. Gerekçenizi yazarak iptal isteği gönderebilirsiniz.',
  over: 'Cayma süresi doldu. Gerekçenizi yazarak iptal isteği gönderebilirsiniz.',
  closed: 'Bu poliçe için yapılacak bir işlem kalmadı.',
  refundDiffers: (amount: string) => `İade tutarı bugün ${amount}. Yeni tutarı görüp yeniden onaylayın.`,
  mayWithdraw: 'Bu poliçeden gerekçe göstermeden cayabilirsiniz. Cayma düğmesini kullanın.',
  saleDayMissing: 'Noter satış tarihini yazın.',
  saleDayAhead: 'Noter satış tarihi bugünden sonra olamaz. Tarihi kontrol edin.',
} as const;

export const renewalReplies = {
  linkOver: 'Bu bağlantının süresi dolmuş ya da adres eksik kopyalanmış. Aynı sayfadan yeni teklif alabilirsiniz.',
} as const;
