/** Words of the pages themselves; their longer texts come from the content service. */
export const homeTexts = {
  pickLine: 'Neyi sigortalamak istiyorsunuz?',
  slides: 'Öne çıkanlar',
  previousSlide: 'Önceki',
  nextSlide: 'Sonraki',
  allLines: 'Bütün sigortalar',
  insurers: (count: number) => `${count} anlaşmalı şirket, tek liste`,
  insurersLead: 'Hangi şirketlere sorduğumuzu baştan söyleriz. Hiçbiri sıralamada yer satın alamaz.',
  allQuestions: 'Bütün soruları görün',
} as const;

export const howItWorks = {
  title: 'Üç adımda poliçeniz hazır',
  steps: [
    {
      title: 'Birkaç bilgi yazın',
      text: 'Kayıtlardan öğrenebildiğimizi size sormayız. Her sorunun yanında neden sorduğumuz yazar.',
    },
    {
      title: 'Teklifleri karşılaştırın',
      text: 'Şirketler yanıtladıkça teklifler gelir. Muafiyet ve teminat fiyatın yanında durur.',
    },
    {
      title: 'Belgeleri okuyun, satın alın',
      text: 'Belgeler ödemeden önce açılır. Ödeme tamamlanınca poliçeniz ekranda ve e-postanızdadır.',
    },
  ],
} as const;

export const productTexts = {
  formTitle: (line: string) => `${line} teklifi alın`,
  coverageTitle: 'Neyi karşılar, neyi karşılamaz?',
  covered: 'Karşılar',
  notCovered: 'Karşılamaz',
  insurers: (count: number) => `Bu sigortada ${count} anlaşmalı şirket`,
  insurersLead: 'Hepsine aynı anda sorarız. Teklif vermeyen şirketi nedeniyle birlikte gösteririz.',
  onThisPage: 'Bu sayfada',
  getQuote: 'Teklif alın',
  questions: 'Sık sorulan sorular',
  related: 'İlgili sigortalar',
  others: 'Diğer sigortalar',
} as const;

export const articleTexts = {
  contents: 'İçindekiler',
  updated: (day: string) => `Güncelleme: ${day}`,
  version: (version: string) => `Sürüm: ${version}`,
} as const;

export const contactTexts = {
  title: 'İletişim bilgileri',
  phone: 'Telefon',
  email: 'E-posta',
  address: 'Adres',
} as const;

export const faqTexts = {
  search: 'Sorularda ara',
  searchButton: 'Ara',
  searchPlaceholder: 'Örneğin muafiyet, cayma, vize',
  topics: 'Konular',
  found: (count: number) => `${count} soru bulundu`,
  nothing: 'Bu kelimeyle bir soru bulamadık. Daha kısa bir kelime deneyin.',
  contact: 'Bize yazın',
} as const;

export const quickAccessTexts = {
  opensElsewhere: (institution: string) => `Düğme ${institution} sitesini yeni sekmede açar. İşlemi orada yaparsınız.`,
  others: 'Diğer hızlı erişim sayfaları',
} as const;

export const blogTexts = {
  published: (day: string) => `${day} tarihinde yayımlandı`,
  more: 'Diğer yazılar',
} as const;

export const notFoundTexts = { home: 'Ana sayfaya dönün', lines: 'Belki bunlardan birini arıyordunuz' } as const;

/** Shown in place of a page that could not be made. */
export const faultTexts = {
  title: 'Sayfa şu anda açılamıyor',
  heading: 'Bu sayfayı şu anda gösteremiyoruz',
  text: 'Sorun bizde. Yazdıklarınız bu cihazda duruyor. Biraz sonra yeniden deneyin ya da bizi arayın.',
  retry: 'Yeniden dene',
} as const;
