/** What is insured, where a second policy for it is spoken of: of several, one that is insured suffices. */
const things = {
  vehicle: 'Bu araç',
  property: 'Bu adres',
  health: 'Bu teklifteki en az bir kişi',
  trip: 'Bu yolculuğa çıkan en az bir kişi',
  pet: 'Bu teklifteki en az bir hayvan',
  device: 'Bu telefon',
} as const;
type Kind = keyof typeof things;

/** What is said where the same is about to be insured a second time. */
export const sameRiskSentences = {
  inForce: (kind: Kind, line: string, until: string) =>
    `${things[kind]} için ${until} tarihine kadar geçerli ${line} poliçeniz var.`,
  underWay: (kind: Kind, line: string, insurer: string) =>
    `${things[kind]} için ${line} ödemeniz sürüyor (${insurer}).`,
  inForceOfOthers: (kind: Kind, line: string) =>
    `${things[kind]} için seçtiğiniz dönemle çakışan bir ${line} poliçesi buradan alınmış.`,
  underWayOfOthers: (kind: Kind, line: string) => `${things[kind]} için başka bir ${line} ödemesi sürüyor.`,
  compulsory: 'İkinci bir poliçe ek koruma sağlamaz; aynı dönem için iki kez prim ödersiniz.',
  voluntary: 'Yenisini de alırsanız aynı dönem için iki kez prim ödersiniz.',
  refused: 'Aynı sigortayı ikinci kez aldığınız için nedenini seçmeniz gerekiyor. Kartınızdan para çekilmedi.',
} as const;

/** Why somebody buys a second policy all the same. */
export const sameRiskReasonTexts = {
  replacing: () => 'Mevcut poliçeyi iptal ettireceğim',
  newOwner: (kind: Kind) =>
    kind === 'vehicle'
      ? 'Aracı yeni aldım, mevcut poliçe önceki sahibinin'
      : kind === 'property'
        ? 'Buraya yeni geldim, mevcut poliçe başkasının'
        : 'Yeni aldım, mevcut poliçe önceki sahibinin',
  otherThing: () => 'Plaka aynı, araç farklı',
  otherCover: () => 'Teminatları farklı, ikisini de istiyorum',
  other: () => 'Başka bir nedenle',
} as const;

/** Words around them. */
export const sameRiskTexts = {
  title: 'Aynı sigortayı ikinci kez alıyorsunuz',
  line: 'Mevcut poliçe',
  firm: 'Şirket',
  number: 'Poliçe no',
  period: 'Süre',
  from: (start: string, end: string) => `${start} – ${end}`,
  open: 'Mevcut poliçeyi aç',
  follow: 'Ödemenin durumunu aç',
  legend: 'Yine de almak için nedenini seçin',
  missing: 'Devam etmek için bir neden seçin.',
} as const;
