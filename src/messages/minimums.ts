/** Whether an offer reaches what an authority asks for. */
export const minimumTexts = {
  residencePermit: {
    name: 'İkamet izni asgari teminatı',
    met: 'İkamet izni asgari teminatını karşılıyor',
    notMet: (what: string) => `İkamet izni asgari teminatını karşılamıyor: ${what}`,
    unknown: (what: string) =>
      `İkamet izni asgari teminatını karşılayıp karşılamadığı belli değil; şirketin açıkça bildirmedikleri: ${what}`,
    basis:
      '06.06.2014 tarihli genelgedeki asgari tutarlara göre değerlendirilir. Başvurudan önce güncel koşulları göç idaresinden doğrulayın.',
    beside:
      'Poliçenin süresi, istediğiniz izin süresini karşılamalıdır. Adınız ve pasaport numaranız belgelerinizle aynı yazılmalıdır.',
    beforePaying:
      'Bu poliçe ikamet izni başvurunuzda kabul edilmeyebilir. Tekliflere dönüp asgari teminatı karşılayan bir poliçe seçebilirsiniz.',
  },
  schengen: {
    name: 'Schengen asgari teminatı',
    met: 'Schengen asgari teminatını karşılıyor',
    notMet: (what: string) => `Schengen asgari teminatını karşılamıyor: ${what}`,
    unknown: (what: string) =>
      `Schengen asgari teminatını karşılayıp karşılamadığı belli değil; şirketin açıkça bildirmedikleri: ${what}`,
    basis:
      'Schengen vizesi için en az 30.000 € tıbbi tedavi teminatı ile hastalıkta ve vefatta nakil aranır. Poliçe bütün seyahati kapsamalıdır.',
    beside:
      'Vizeniz reddedilirse: teminat başlamadan ve satın almanızdan sonraki 14 gün içinde gerekçesiz cayabilirsiniz. Sonrasında, teklifte “Vize reddinde prim iadesi” varsa ret yazısıyla iade istenir; iadeye şirket, poliçe şartlarına göre karar verir.',
    beforePaying:
      'Bu poliçe Schengen vizesi başvurunuzda kabul edilmeyebilir. Tekliflere dönüp asgari teminatı karşılayan bir poliçe seçebilirsiniz.',
  },
  /** In a cell of its own, beside the name of the minimum. */
  cell: {
    met: 'Karşılıyor',
    notMet: (what: string) => `Karşılamıyor: ${what}`,
    unknown: (what: string) => `Belli değil: ${what}`,
  },
  /** What would be needed of one coverage. */
  need: {
    atLeast: (label: string, worth: string) => `${label} (en az ${worth})`,
    atMost: (label: string, worth: string) => `${label} (en çok ${worth})`,
    none: (label: string) => `${label} (olmamalı)`,
    unlimited: (label: string) => `${label} (limitsiz olmalı)`,
    included: (label: string) => label,
  },
  /** Heads what the minimum is, told on demand. */
  about: (name: string) => `${name} nedir, nelere dikkat edilir?`,
  and: '; ',
} as const;
