/** What the agency reads at its terminal about wishes that policies may end. */
export const cancellationDeskTexts = {
  usage: [
    'npm run cancellations -- list                  yanıt bekleyen iptal istekleri',
    'npm run cancellations -- show <istek>          isteğin tamamı',
    'npm run cancellations -- accept <istek> [iade] şirket kabul etti; iade 1234,56 biçiminde, verilmezse kullanılmayan günler',
    'npm run cancellations -- refuse <istek>        şirket reddetti; gerekçesi standart girdiden okunur',
  ].join('\n'),
  empty: 'Yanıt bekleyen istek yok.',
  unknown: (id: string) => `${id} diye bir istek yok.`,
  answeredBefore: 'Bu istek daha önce yanıtlandı.',
  policyOver: (id: string) =>
    `Poliçe kayıtlarımızda zaten sona ermiş. Bu istekle iade açılamaz, istek reddedilemez; primin geri verilip verilmediğine siparişten bakın. İsteği iadesiz kapatmak için: npm run cancellations -- accept ${id} 0`,
  moreThanPaid: 'İade, ödenen primden fazla olamaz.',
  moreThanKept:
    'Bu siparişten masanın kararıyla daha önce iade yapıldı; bu tutar elimizde kalandan fazla. Siparişteki “İade edilebilecek” tutarı aşmayın.',
  noReason: 'Gerekçe boş. Metni standart girdiden verin.',
  accepted: (refund: string) => `Poliçe iptal edildi, iade ${refund}. Kişiye e-postayla haber verilecek.`,
  refused: 'İstek reddedildi, poliçe geçerli. Kişiye e-postayla haber verilecek.',
  line: (facts: { id: string; day: string; insurer: string; number: string }) =>
    `${facts.id}  ${facts.day}  ${facts.insurer}  ${facts.number}`,
  fields: {
    day: 'İstek günü',
    insurer: 'Şirket kodu',
    line: 'Sigorta',
    number: 'Poliçe no',
    period: 'Süre',
    gross: 'Ödenen prim',
    reason: 'Gerekçe',
    note: 'Açıklama',
    phone: 'Telefon',
    email: 'E-posta',
  },
} as const;
