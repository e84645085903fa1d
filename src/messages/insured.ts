/** What is insured, by what is known of it where it has no name. */
export const insuredTexts = {
  property: (district: string, area: number) => `${district}, ${area} m²`,
  unnamedVehicle: (modelYear: number) => `${modelYear} model araç`,
} as const;

/** A vehicle in sentences about its policy. */
export const insuredVehicleTexts = {
  label: 'Plaka',
  policy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesi`,
  fromPolicy: (plate: string, line: string) => `${plate} plakalı aracınızın ${line} poliçesinden`,
  kept: 'Araç bilgileriniz hazır gelir',
  gone: 'aracınız artık sizde değilse',
  shared:
    'Bağlantıda adınız, telefonunuz ve plakanız yer almaz. Açan kişi yalnız aracın markasını, modelini ve teklifleri görür.',
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
  label: 'Adres',
  policy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçeniz`,
  fromPolicy: (title: string, line: string) => `${title} için düzenlenen ${line} poliçenizden`,
  kept: 'Adres ve bina bilgileriniz hazır gelir',
  gone: 'bu adresle ilginiz kalmadıysa',
  shared:
    'Bağlantıda adınız, telefonunuz ve açık adresiniz yer almaz. Açan kişi yalnız ilçeyi, alanı ve teklifleri görür.',
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
