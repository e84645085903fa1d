/** What insured people are to the customer, by the number the wire knows it by. */
export const relationNames = {
  1: 'Kendim',
  2: 'Eşim',
  3: 'Çocuğum',
  4: 'Annem veya babam',
  5: 'Başka biri',
} as const;

export const genderNames = { E: 'Erkek', K: 'Kadın' } as const;

/** Questions about everybody a policy covers. */
export const personTexts = {
  relation: { label: 'Kim için?' },
  identity: { label: 'Kimlik türü', number: 'T.C. veya yabancı kimlik ile', passport: 'Pasaport ile' },
  number: { label: 'T.C. kimlik numarası', help: 'Ad ve doğum tarihi bu numarayla kayıtlardan gelir.' },
  passportNumber: { label: 'Pasaport numarası', help: 'Poliçeye bu numara yazılır.' },
  name: { label: 'Ad', help: 'Pasaportta yazdığı gibi, Latin harfleriyle.' },
  surname: { label: 'Soyad', help: 'Pasaportta yazdığı gibi, Latin harfleriyle.' },
  birthdate: { label: 'Doğum tarihi', help: 'Prim yaşa göre belirlenir.' },
  gender: { label: 'Cinsiyet' },
  nationality: { label: 'Uyruk', help: 'Pasaportu veren ülke.' },
  city: { label: 'Türkiye’de bulunduğunuz il', help: 'Poliçeye adresiniz olarak yazılır.' },
} as const;

/** A sentence about one of several people. */
export const ofPerson = (number: number, sentence: string) => `${number}. kişi: ${sentence}`;

/** What is wrong with people beyond what the form's own rules say. */
export const peopleProblems = {
  none: 'Lütfen sigortalanacak en az bir kişi ekleyin.',
  tooMany: (most: number) => `Bir poliçeye en çok ${most} kişi eklenebilir.`,
  selfTwice: 'Kendinizi bir kez ekleyebilirsiniz. Lütfen bu satırı kaldırın.',
  spouseTwice: 'Yalnız bir eş eklenebilir. Lütfen bu satırı kaldırın.',
  twice: 'Bu numara başka bir kişi için de yazılmış. Lütfen numarayı düzeltin ya da satırı kaldırın.',
  ownNumber: 'Bu sizin kimlik bilginiz. Lütfen bu satırı kaldırın; kendinizi “Beni de ekle” ile ekleyebilirsiniz.',
  mismatch: 'Kimlik numarası ile doğum tarihi uyuşmuyor. Lütfen ikisini de kontrol edin.',
  unknown: 'Bu kimlik numarası kayıtlarda bulunamadı. Lütfen numarayı kontrol edin.',
  registerDown:
    'Kimlik kayıtlarına şu anda ulaşılamıyor, eklediğiniz kişiler sorgulanamadı. Yazdıklarınız duruyor, biraz sonra yeniden deneyin.',
} as const;
