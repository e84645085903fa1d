/** Questions about an animal and its policy: what stands in the field, and in one line why it is asked. */
export const petTexts = {
  species: { label: 'Tür', names: ['Kedi', 'Köpek'] },
  breed: {
    label: 'Irk',
    help: 'Fiyat ırka göre değişir. Irkını bilmiyorsanız “Melez” seçin.',
    placeholder: 'Irk arayın',
  },
  name: { label: 'Adı', help: 'Poliçeye bu ad yazılır.' },
  birthdate: {
    label: 'Doğum tarihi',
    help: 'Fiyat yaşa göre belirlenir. Tam gününü bilmiyorsanız aşı karnesindeki tarihi yazın.',
  },
  sex: { label: 'Cinsiyet', names: ['Dişi', 'Erkek'] },
  chip: {
    label: 'Mikroçip numarası',
    help: 'Aşı karnesinde ya da pasaportunda yazan 15 haneli numara. Altı aylıktan küçükse boş bırakabilirsiniz.',
  },
  neutered: { label: 'Kısırlaştırma', names: ['Yapıldı', 'Yapılmadı'] },
  vaccinated: {
    label: 'Aşılar',
    help: 'Aşıyla önlenebilen hastalıklar, aşısı eksikse ödenmeyebilir.',
    names: ['Tam ve güncel', 'Eksik ya da gecikmiş'],
  },
  limit: {
    label: 'Yıllık tedavi limiti',
    help: 'Her hayvan için bir yılda en çok bu kadar tedavi gideri ödenir.',
    names: ['25.000 TL', '50.000 TL', '100.000 TL'],
  },
  copay: {
    label: 'Katılım payı',
    help: '%20 seçerseniz fiyat düşer; her faturanın %20’si sizde kalır.',
    names: ['Yok', '%20'],
  },
  start: {
    label: 'Poliçe başlangıcı',
    help: 'Teminat seçtiğiniz gün başlar; hastalıklarda ayrıca bekleme süresi olabilir.',
  },
} as const;

/** The list of animals. */
export const petListTexts = {
  label: 'Sigortalanacak hayvanlar',
  help: 'Bir poliçede en çok 3 kedi ya da köpek olabilir.',
  addLabel: 'Bir hayvan daha ekle',
  rowLabel: 'Hayvan',
} as const;

/** Sections of the step, by what they ask. */
export const petSectionTexts = { pets: 'Kediniz ya da köpeğiniz', choices: 'Tercihleriniz' } as const;

/** A sentence about one of several animals, by its name or its number. */
export const petNumber = (number: number) => `${number}. hayvan`;
export const ofPet = (pet: string, sentence: string) => `${pet}: ${sentence}`;
export const petField = (pet: string, label: string) => `${pet}, ${label}`;

/** What is wrong with the answers about animals beyond what the form's own rules say. */
export const petProblems = {
  tooMany: (most: number) =>
    `Bir poliçeye en çok ${most} hayvan eklenebilir. Diğerleri için ayrı bir teklif alabilirsiniz.`,
  unknownBreed: 'Lütfen ırkı listeden seçin. Irkını bilmiyorsanız “Melez” seçebilirsiniz.',
  forbiddenBreed: (breed: string) =>
    `${breed}, 5199 sayılı Hayvanları Koruma Kanunu kapsamında tehlike arz eden (yasaklı) ırklar arasında yer alıyor; bu nedenle hiçbir sigorta şirketi teklif veremiyor. Diğer hayvanlarınız için devam edebilirsiniz; sorunuz olursa bizi arayın.`,
  tooYoung: (months: number) =>
    `Kedi ve köpekler ${months} aylık olduktan sonra sigortalanır. Daha ileri bir poliçe başlangıcı seçebilir ya da ${months} aylık olunca yeniden gelebilirsiniz.`,
  tooOld: (years: number) =>
    `Sigorta şirketleri ${years} yaşından büyük kedi ve köpekler için teklif vermiyor. Lütfen doğum tarihini kontrol edin.`,
  chipMissing: (months: number) =>
    `Poliçe başladığında ${months} aylık ya da daha büyük olan kedi ve köpeklerde mikroçip zorunludur. Lütfen aşı karnesindeki 15 haneli numarayı yazın; çipi yoksa veteriner hekiminize taktırabilirsiniz.`,
  chipTwice: 'Bu çip numarası başka bir hayvan için de yazılmış. Lütfen numarayı aşı karnesiyle karşılaştırın.',
} as const;
