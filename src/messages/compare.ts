import { branchTexts } from './offers.ts';

/** Words of the comparison: choosing offers, the table, and the examples of who pays what. */
export const compareChoiceTexts = {
  add: 'Karşılaştır',
  bar: 'Karşılaştırılacak teklifler',
  remove: (name: string) => `${name} karşılaştırmadan çıkar`,
  open: (count: number, most: number) => `Yan yana göster (${count}/${most})`,
  needTwo: 'Karşılaştırmak için bir teklif daha seçin.',
  full: (most: number) => `En çok ${most} teklif karşılaştırılır. Yenisini eklemek için birini çıkarın.`,
  clear: 'Temizle',
} as const;

export const compareTexts = {
  title: 'Teklifleri karşılaştırın',
  back: 'Tekliflere dön',
  loading: 'Teklifler getiriliyor',
  failed: 'Teklifler getirilemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  retry: 'Tekrar dene',
  emptyTitle: 'Karşılaştırılacak teklif seçilmedi',
  empty: 'Teklif listesinde iki ile dört teklif seçip yan yana görebilirsiniz.',
  gone: 'Seçtiğiniz tekliflerden biri artık listede değil. Listeye dönüp yeniden seçin.',
  allSame: 'Şirketlerin bildirdiği teminatlar aynı.',
  /** What the offers tell differently, and how many rows that is. */
  differences: (count: number) => `Farklar (${count})`,
  /** In place of it where one offer alone is left. */
  coverages: 'Teminatlar',
  same: (count: number) => `${count} konuda aynılar`,
  untold: (count: number) => `${count} konuyu hiçbiri bildirmedi`,
  untoldNote: 'Bu konularda şirketler bilgi vermedi; var ya da yok saymayın. Kesin bilgi poliçenin koşullarındadır.',
  legend: { title: 'İşaretler', yes: 'dahil', no: 'hariç', unknown: 'bilgi yok' },
  offers: 'Karşılaştırılan teklifler',
  print: 'Yazdır',
  pdf: 'PDF indir',
  table: 'Seçilen tekliflerin karşılaştırması',
  row: 'Özellik',
  column: (place: number) => `${place}. sütun`,
  buy: 'Satın al',
  /** Where the column is too narrow for two words. */
  buyShort: 'Al',
  buyOf: (name: string) => `${name} satın al`,
  call: 'Arayın',
  callOf: (name: string, phone: string) => `${name} için ${phone} numarasını arayın`,
  quoteOnly: branchTexts.short,
  quoteOnlyOf: (name: string) => `${name} buradan satın alınamaz; ${branchTexts.ask}`,
  bought: 'Satın alındı',
  removeOf: (name: string) => `${name} karşılaştırmadan çıkar`,
  price: 'Fiyat',
  total: 'Toplam prim',
  installments: 'En çok taksitle',
  noInstallments: 'Taksit yok',
  net: 'Net prim',
  tax: 'Vergi ve kesintiler',
  validUntil: 'Geçerlilik',
  minimum: 'Resmî asgari teminat',
  coming: 'Bekleniyor',
  unknown: 'Bilgi yok',
  /** Prices of an offer that can no longer be had. */
  notOpen: 'Artık geçerli değil',
} as const;

export const scenarioTexts = {
  title: 'Kim ne öder?',
  note: {
    damage:
      'Örnekler, şirketlerin bildirdiği teminatlarla hesaplanır ve ödeme sözü değildir. Hasarda poliçe koşulları, kusur oranı ve ekspertiz belirleyicidir.',
    health:
      'Örnekler, şirketlerin bildirdiği teminatlarla hesaplanır ve ödeme sözü değildir. Ödemede poliçe koşulları, sağlık beyanınız ve bekleme süreleri belirleyicidir.',
    trip: 'Örnekler, şirketlerin bildirdiği teminatlarla hesaplanır ve ödeme sözü değildir. Ödemede poliçe koşulları belirleyicidir.',
    pet: 'Örnekler, şirketlerin bildirdiği teminatlarla hesaplanır ve ödeme sözü değildir. Ödemede poliçe koşulları, veteriner raporu ve bekleme süreleri belirleyicidir.',
    device:
      'Örnekler, şirketlerin bildirdiği teminatlarla hesaplanır ve ödeme sözü değildir. Ödemede poliçe koşulları ve servis raporu belirleyicidir.',
  },
  ownCar: (value: string) =>
    `Örneklerde aracınızın değeri ${value} alındı. Deprem muafiyeti araç değeri üzerinden hesaplandı.`,
  exampleCar: (value: string) =>
    `Örneklerde araç değeri ${value} alındı. Deprem muafiyeti araç değeri üzerinden hesaplandı.`,
  home: 'Örneklerde sigorta bedellerinin gerçek değere uygun yazıldığı varsayıldı; düşük yazılan bedelde ödeme de azalabilir. Deprem muafiyeti sigorta bedeli üzerinden hesaplandı.',
  supplementary:
    'Örneklerdeki tutarlar, SGK kendi payını ödedikten sonra anlaşmalı hastanenin istediği ilave ücrettir. Muayenede SGK’nın sizden aldığı katılım payı bu hesabın dışındadır.',
  contracted: 'Örneklerde, şirketin anlaşmalı olduğu bir kuruma gidildiği varsayıldı.',
  trip: 'Örnekler avro üzerinden hesaplandı. Teminatını başka bir para biriminde bildiren şirket için hesap yapılmadı.',
  pet: 'Örneklerde limitten o yıl daha önce ödeme yapılmadığı, ilk iki örnekte bekleme süresinin dolduğu varsayıldı.',
  device:
    'Hırsızlık örneğinde bekleme süresinin dolduğu varsayıldı; muafiyet, telefonun ikinci el değeri üzerinden hesaplandı.',
  insurer: 'Şirket',
  you: 'Siz',
  unknown: 'Bilgi yok',
  /** What is damaged by how much, where an example damages more than one thing. */
  damaged: {
    car: (damage: string) => damage,
    others: (damage: string) => damage,
    glass: (damage: string) => damage,
    building: (damage: string) => `binada ${damage}`,
    buildingAboveDask: (damage: string) => `binada DASK bedelini aşan ${damage}`,
    contents: (damage: string) => `eşyada ${damage}`,
    treatment: (damage: string) => damage,
    baggage: (damage: string) => damage,
    phone: (damage: string) => damage,
  },
  and: ' ve ',
  names: {
    glass: (damage: string) => `Ön cam kırıldı, onarım ${damage}`,
    ownFault: (damage: string) => `Kendi kusurunuzla kaza, aracınızda ${damage} hasar`,
    earthquake: (damage: string) => `Depremde aracınızda ${damage} hasar`,
    theft: (damage: string) => `Araç, anahtarı kullanılmadan çalındı (${damage})`,
    theftWithKey: (damage: string) => `Araç, ele geçirilen anahtarıyla çalındı (${damage})`,
    aboveLimit: (damage: string) => `Başkalarına, zorunlu trafik limitini ${damage} aşan zarar`,
    moral: (damage: string) => `Sizden ${damage} manevi tazminat istendi`,
    othersCar: (damage: string) => `Kusurlu olduğunuz kazada karşı araçta ${damage} hasar`,
    othersLife: (damage: string) => `Kusurlu olduğunuz kazada bir kişi için ${damage} tazminat`,
    homeWater: (damage: string) => `Evde boru patladı, ${damage} hasar`,
    neighbour: (damage: string) => `Evinizden sızan su, komşuda ${damage} zarara yol açtı`,
    burglary: (damage: string) => `Eve hırsız girdi, ${damage} kayıp`,
    homeFire: (damage: string) => `Evde yangın çıktı, ${damage} hasar`,
    homeQuake: (damage: string) => `Depremde ${damage} hasar`,
    homeGlass: (damage: string) => `Salonun camı kırıldı, yenisi ${damage}`,
    operation: (damage: string) => `Anlaşmalı hastanede ameliyat, ${damage}`,
    hospitalNight: (damage: string) => `Hastanede yatarak bir gece, ${damage}`,
    tenVisits: (damage: string) => `Bir yılda on muayene, toplam ${damage}`,
    emergencyAbroad: (damage: string) => `Yurt dışında acil tedavi, ${damage}`,
    repatriation: (damage: string) => `Ambulans uçakla Türkiye’ye nakil, ${damage}`,
    lostBag: (damage: string) => `Bagaj kayboldu, içindekiler ${damage}`,
    petSwallowed: (damage: string) => `Dostunuz yuttuğu cisim yüzünden ameliyat oldu, ${damage}`,
    petIll: (damage: string) => `Dostunuz hastalandı, tedavi ${damage}`,
    petIllSoon: (damage: string) => `Dostunuz poliçenin 10. gününde hastalandı, tedavi ${damage}`,
    petBite: (damage: string) => `Dostunuz birini yaraladı, sizden ${damage} istendi`,
    screen: (damage: string) => `Ekran kırıldı, onarım ${damage}`,
    thirdScreen: (damage: string) => `Ekran aynı yıl üçüncü kez kırıldı, onarım ${damage}`,
    phoneWater: (damage: string) => `Telefona su girdi, onarım ${damage}`,
    phoneTheft: (damage: string) => `Kapalı yerden zorla çalındı, ikinci el değeri ${damage}`,
  },
} as const;

/** What the call says. */
export const compareReplies = {
  tooMany: (most: number) => `En çok ${most} teklif karşılaştırılabilir. Birini çıkarıp tekrar deneyin.`,
  none: 'Karşılaştırmak için en az bir teklif seçin.',
} as const;
