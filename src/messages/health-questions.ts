/** Questions about people's health and the care they want: what stands in the field, and in one line why it is asked. */
export const healthPeopleTexts = {
  list: { label: 'Sigortalanacak kişiler', help: 'Kendiniz, eşiniz, çocuklarınız, anneniz ve babanız.' },
  add: 'Kişi ekle',
  row: 'Kişi',
} as const;

export const declarationTexts = {
  height: { label: 'Boy (cm)', help: 'Şirketler boy ve kiloya göre fiyat verir.' },
  weight: { label: 'Kilo (kg)', help: 'Şirketler boy ve kiloya göre fiyat verir.' },
  state: {
    label: 'Bildirilecek bir sağlık durumu var mı?',
    help: 'Süren bir hastalık, düzenli kullanılan ilaç, planlanan tedavi ya da ameliyat, hamilelik. Yalnız teklif istenen şirketler görür.',
    none: 'Hiçbiri yok',
    some: 'Var',
  },
  conditions: {
    label: 'Süren rahatsızlıklar',
    help: 'Birden çok seçebilirsiniz.',
    names: [
      'Şeker hastalığı',
      'Yüksek tansiyon',
      'Kalp ve damar',
      'Kanser',
      'Astım, akciğer',
      'Böbrek',
      'Tiroit',
      'Sinir sistemi, epilepsi',
      'Eklem, bel ve boyun',
      'Ruh sağlığı',
      'Diğer',
    ],
  },
  medication: { label: 'Düzenli ilaç kullanıyor', help: 'Reçeteli ve sürekli kullanılan ilaçlar.' },
  plannedTreatment: { label: 'Planlanan tedavi ya da ameliyat var', help: 'Doktorun önerdiği, henüz yapılmamış.' },
  pregnant: { label: 'Hamile', help: 'Süren hamilelik doğum teminatını etkiler.' },
  note: { label: 'Kısa açıklama', help: 'Ne zamandır, hangi tedaviyle sürüyor?' },
} as const;

export const healthPlanTexts = {
  socialSecurity: {
    label: 'Sigortalanacak herkesin SGK’sı var',
    help: 'Tamamlayıcı sağlık, SGK’lı olanlar içindir ve SGK ile anlaşmalı özel hastanelerde geçer.',
  },
  treatment: {
    label: 'Tedavi türü',
    help: 'Ayakta tedavi; muayene, tahlil ve görüntülemedir.',
    names: ['Yatarak tedavi', 'Yatarak ve ayakta tedavi'],
  },
  visits: {
    label: 'Yılda kaç muayene?',
    help: 'Kişi başına, ayakta tedavi için.',
    count: (visits: string) => `${visits} muayene`,
    unlimited: 'Sınırsız',
  },
  network: {
    label: 'Hastane ağı',
    help: 'Geniş ağda daha çok hastane vardır, fiyat artar.',
    supplementary: ['Dar', 'Standart', 'Geniş'],
    individual: ['Ekonomik', 'Standart', 'Geniş', 'Tam'],
  },
  birth: { label: 'Doğum teminatı', help: '18 yaş üstü kadınlar için, bekleme süreli.' },
  dental: { label: 'Diş teminatı', help: 'Kontrol ve sınırlı diş tedavileri.' },
  checkUp: { label: 'Check-up', help: 'Yılda bir genel sağlık taraması.' },
  start: { label: 'Poliçe başlangıcı', help: 'Teminat seçtiğiniz gün başlar.' },
} as const;

export const foreignerTermTexts = {
  label: 'Sigorta süresi',
  help: 'İkamet izninizin süresini karşılamalıdır.',
  names: ['1 yıl', '2 yıl'],
} as const;

/** Sections of the step, by what they ask. */
export const healthSectionTexts = {
  people: 'Kişiler ve sağlık beyanı',
  plan: 'Plan',
  choices: 'Tercihleriniz',
} as const;

/** What is wrong with the answers about people's health beyond what the form's own rules say. */
export const healthProblems = {
  inField: (row: number, label: string, sentence: string) => `${row}. kişi, ${label}: ${sentence}`,
  birthNeedsOutpatient:
    'Doğum teminatı yatarak ve ayakta tedavi planıyla alınır. Lütfen planı değiştirin ya da doğum teminatını kaldırın.',
  birthForNobody:
    'Doğum teminatı, 18 yaşını doldurmuş bir kadın sigortalandığında alınır. Lütfen doğum teminatını kaldırın ya da kişileri kontrol edin.',
  declarationMisfits:
    'Sağlık beyanındaki yanıtlardan biri kayıtlardaki cinsiyetle uyuşmuyor. Lütfen kimlik numarasını ve beyanı kontrol edin.',
  foreignersOnly:
    'Yabancı sağlık sigortası yabancı kimlik numarasıyla ya da pasaportla alınır. T.C. vatandaşları bireysel sağlık sigortası teklifi alabilir.',
  foreignerAlone: 'Bu poliçe yalnız sizin içindir, sağlık beyanı da istenmez. Başka biri için ayrı bir teklif alın.',
} as const;
