/** What is insured, as its row is called. */
export const insuredLabels = {
  vehicle: 'Plaka',
  property: 'Adres',
  health: 'Sigortalılar',
  trip: 'Yolcular',
  pet: 'Hayvanlar',
  device: 'Telefon',
} as const;

/** What is insured, by what is known of it where it has no name. */
export const insuredTexts = {
  property: (district: string, area: number) => `${district}, ${area} m²`,
  people: (count: number) => `${count} kişi`,
  unnamedVehicle: (modelYear: number) => `${modelYear} model araç`,
} as const;

/** After what was insured for some weeks only. */
const askAgain = 'Yeni bir poliçe için teklif alabilirsiniz.';

/** A vehicle in sentences about its policy. */
export const insuredVehicleTexts = {
  listed: (plate: string, name: string) => `${plate} (${name})`,
  policy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesi`,
  fromPolicy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesinden`,
  kept: 'Araç bilgileriniz hazır gelir',
  gone: 'aracınız artık sizde değilse',
  lastPolicy: askAgain,
  renewal: {
    intro:
      'Poliçenizi yenilemek için bütün şirketlerden güncel fiyat isteyebilirsiniz. Araç ve sürücü bilgileriniz hazır gelir; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Telefonunuz değiştiyse ya da başka bir araç için fiyat istiyorsanız:',
  },
  ending: {
    withReason:
      'Zorunlu sigortadan gerekçesiz cayılamaz. Araç satıldıysa ya da aynı araç için ikinci bir poliçe varsa iptal istenebilir.',
    sold: 'Araç satıldı',
    double: 'Aynı araç için ikinci poliçe var',
    soldOn: 'Noter satış tarihi',
    askedSale: (day: string) => `Noter satış tarihi: ${day}.`,
  },
} as const;

/** A flat, a house or an office in sentences about its policy. */
export const insuredPropertyTexts = {
  policy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçeniz`,
  fromPolicy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçenizden`,
  kept: 'Adres ve bina bilgileriniz hazır gelir',
  gone: 'bu adresle ilginiz kalmadıysa',
  lastPolicy: askAgain,
  renewal: {
    intro:
      'Poliçenizi yenilemek için bütün şirketlerden güncel fiyat isteyebilirsiniz. Adres ve bina bilgileriniz hazır gelir; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Telefonunuz değiştiyse ya da başka bir adres için fiyat istiyorsanız:',
  },
  ending: {
    withReason:
      'Zorunlu deprem sigortasından gerekçesiz cayılamaz. Ev ya da iş yeri satıldıysa, aynı adres için ikinci bir poliçe varsa ya da bina artık yoksa iptal istenebilir.',
    sold: 'Ev ya da iş yeri satıldı',
    double: 'Aynı adres için ikinci poliçe var',
    soldOn: 'Tapu devir tarihi',
    askedSale: (day: string) => `Tapu devir tarihi: ${day}.`,
  },
} as const;

const healthEnding = {
  withReason: 'Teminat başladıktan sonra iptal, poliçe şartlarına bağlıdır.',
  sold: 'Sigortaya gerek kalmadı',
  double: 'Aynı kişiler için ikinci poliçe var',
  soldOn: 'Gerek kalmadığı tarih',
  askedSale: (day: string) => `Gerek kalmadığı tarih: ${day}.`,
} as const;

/** A journey most often falls through with the visa. */
const tripEnding = {
  withReason: 'Teminat başladıktan sonra iptal, poliçe şartlarına bağlıdır.',
  sold: 'Vize başvurusu reddedildi',
  double: 'Aynı yolcular için ikinci poliçe var',
  soldOn: 'Ret yazısının tarihi',
  askedSale: (day: string) => `Vize ret yazısının tarihi: ${day}.`,
} as const;

/** Insured people in sentences about their policy. */
export const insuredHealthTexts = {
  policy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçeniz`,
  fromPolicy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçenizden`,
  kept: 'Kişi ve plan bilgileriniz hazır gelir, sağlık beyanı gerekiyorsa yeniden alınır',
  gone: 'bu sigortaya artık gerek duymuyorsanız',
  lastPolicy: askAgain,
  renewal: {
    intro:
      'Poliçenizi yenilemek için bütün şirketlerden güncel fiyat isteyebilirsiniz. Kişi ve plan bilgileriniz hazır gelir; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Telefonunuz değiştiyse ya da başka kişiler için fiyat istiyorsanız:',
  },
  ending: healthEnding,
} as const;

/** A journey in sentences about its policy. */
export const insuredTripTexts = {
  ...insuredHealthTexts,
  regions: {
    schengen: 'Schengen ülkeleri',
    world: 'Tüm dünya',
    worldWithoutUsa: 'Tüm dünya (ABD, Kanada ve Japonya hariç)',
  },
  kept: 'Yolcu ve bölge bilgileriniz hazır gelir',
  gone: 'yeni bir seyahat düşünmüyorsanız',
  renewal: {
    intro:
      'Yeni yıl için bütün şirketlerden güncel fiyat isteyebilirsiniz. Yolcu ve bölge bilgileriniz hazır gelir; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Telefonunuz değiştiyse ya da başka yolcular için fiyat istiyorsanız:',
  },
  ending: tripEnding,
} as const;

/** Insured animals in sentences about their policy. */
export const insuredPetTexts = {
  species: { cat: 'kedi', dog: 'köpek' },
  one: (name: string, species: string) => `${name} (${species})`,
  printed: (title: string, breeds: string) => `${title} · ${breeds}`,
  policy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçeniz`,
  fromPolicy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçenizden`,
  kept: 'Hayvanınızın bilgileri hazır gelir, aşı durumu yeniden sorulur',
  gone: 'hayvanınız artık sizinle değilse',
  lastPolicy: askAgain,
  renewal: {
    intro:
      'Poliçenizi yenilemek için bütün şirketlerden güncel fiyat isteyebilirsiniz. Hayvanınızın bilgileri hazır gelir, aşı durumu yeniden sorulur; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Telefonunuz değiştiyse ya da başka bir hayvan için fiyat istiyorsanız:',
  },
  ending: {
    withReason: 'Teminat başladıktan sonra iptal, poliçe şartlarına bağlıdır.',
    sold: 'Hayvanım öldü ya da artık başkasında',
    double: 'Aynı hayvan için ikinci poliçe var',
    soldOn: 'Ölüm ya da devir tarihi',
    askedSale: (day: string) => `Ölüm ya da devir tarihi: ${day}.`,
  },
} as const;

/** An insured phone in sentences about its policy. */
export const insuredDeviceTexts = {
  maskedImei: (end: string) => `IMEI …${end}`,
  policy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçeniz`,
  fromPolicy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçenizden`,
  kept: 'Telefonunuzun bilgileri hazır gelir',
  gone: 'bu telefonu artık kullanmıyorsanız',
  lastPolicy: 'Sigorta şirketleri, faturası 24 aydan eski telefonlar için yeni poliçe düzenlemiyor.',
  renewal: {
    intro:
      'Poliçenizi yenilemek için bütün şirketlerden güncel fiyat isteyebilirsiniz. Telefonunuzun bilgileri hazır gelir; gönderilmeden önce görüp değiştirebilirsiniz.',
    otherwise: 'Numaranız değiştiyse ya da başka bir telefon için fiyat istiyorsanız:',
  },
  ending: {
    withReason: 'Teminat başladıktan sonra iptal, poliçe şartlarına bağlıdır.',
    sold: 'Telefon satıldı',
    double: 'Aynı telefon için ikinci poliçe var',
    soldOn: 'Satış tarihi',
    askedSale: (day: string) => `Satış tarihi: ${day}.`,
  },
} as const;
