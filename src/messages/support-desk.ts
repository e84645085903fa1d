const statusNames = { open: 'Açık', answered: 'Yanıtlandı', closed: 'Kapandı' } as const;

/** What the agency reads at its terminal. */
export const deskTexts = {
  usage: [
    'npm run support -- list [open|answered|closed]   talepler; verilmezse yanıt bekleyenler',
    'npm run support -- show <numara>                 talebin tamamı',
    'npm run support -- answer <numara> [--close]     standart girdiden okunan yanıt',
    'npm run support -- close <numara>                yanıt yazmadan kapatır',
    'npm run support -- file <numara> <dosya>         ekli dosyayı standart çıktıya yazar',
  ].join('\n'),
  statusNames,
  empty: 'Talep yok.',
  unknown: (number: string) => `${number} numaralı talep yok.`,
  fileUnknown: 'Bu talebe ekli böyle bir dosya yok.',
  noText: 'Yanıt boş. Metni standart girdiden verin.',
  answered: (number: string) => `${number} yanıtlandı; kişiye e-postayla haber verilecek.`,
  closed: (number: string) => `${number} kapandı.`,
  noContact: 'Hesap silinmiş, iletişim bilgisi yok.',
  typeGone: 'Türü listede yok',
  fields: {
    status: 'Durum',
    type: 'Tür',
    subject: 'Konu',
    contact: 'Kişi',
    member: 'Üye',
    visitor: 'Ziyaretçi',
    policy: 'Poliçe',
    order: 'Sipariş',
    file: 'Dosya',
  },
  authors: { customer: 'Müşteri', agency: 'Acente' },
} as const;
