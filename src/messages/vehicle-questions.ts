/** Questions of the second step of vehicle quotations: what stands in the field, and in one line why it is asked. */
export const vehicleFactTexts = {
  brand: { label: 'Marka', help: 'Fiyat aracın markasına göre değişir.' },
  modelYear: { label: 'Model yılı', help: 'Ruhsatta D.4 alanında yazar.' },
  type: { label: 'Tip', help: 'Marka ve yıl seçilince liste gelir.' },
  fuel: { label: 'Yakıt türü', help: 'Ruhsatta P.3 alanında yazar.' },
  usage: { label: 'Kullanım tarzı', help: 'Taksi ve kiralık araçlarda fiyat farklıdır.' },
  colour: { label: 'Renk', help: 'Poliçeye yazılır, fiyatı değiştirmez.' },
  firstTraffic: { label: 'İlk tescil tarihi', help: 'Ruhsatta B alanında yazar.' },
  engineNumber: { label: 'Motor numarası', help: 'Ruhsatta P.5 alanında yazar.' },
  frameNumber: { label: 'Şasi numarası', help: 'Ruhsatta E alanında yazar.' },
} as const;

export const vehicleCustomerTexts = { whyProvince: 'Fiyat aracın bulunduğu ile göre değişir.' } as const;

export const choiceTexts = {
  start: { label: 'Poliçe başlangıcı', help: 'Teminat seçtiğiniz gün başlar.' },
  lpg: { label: 'Araçta LPG var', help: 'Sonradan takılan LPG de poliçeye yazılır.' },
  rentACar: { label: 'Araç kiraya veriliyor', help: 'Kiralık araçta fiyat ve koşul farklıdır.' },
  profession: {
    label: 'Mesleğiniz',
    help: 'Bazı şirketler bu mesleklere indirim yapar. Biri, mesleği bunlardan değilse fiyat vermez.',
    none: 'Hiçbiri',
  },
  radio: { label: 'Ses sistemi bedeli', help: 'Fabrika çıkışı olmayan sistem.' },
  navigation: { label: 'Navigasyon bedeli', help: 'Sonradan takılan ekran veya cihaz.' },
  steelWheels: { label: 'Çelik jant bedeli', help: 'Sonradan takılan dört jantın toplamı.' },
  otherAccessory: { label: 'Diğer aksesuar bedeli', help: 'Faturalı diğer ekipmanın toplamı.' },
  lenderName: { label: 'Rehin alacaklısı', help: 'Kredi veren banka veya şirketin adı.' },
  loanNumber: { label: 'Kredi numarası', help: 'Biliyorsanız yazın, poliçeye eklenir.' },
  notarySale: { label: 'Noter satış tarihi', help: 'Satış sözleşmesinde yazar.' },
  dealerLicence: { label: 'Yetki belgesi numarası', help: 'İkinci el araç ticareti belgenizde yazar.' },
  dealerTerm: { label: 'Poliçe süresi', help: 'Araç satılana kadar geçecek süreyi seçin.' },
  liabilityLimit: {
    label: 'Teminat limiti',
    help: 'Trafik sigortasını aşan zararın ödeneceği en yüksek tutar.',
    usual: 'En çok seçilen üç limit',
    unlimited: 'Sınırsız',
  },
  greenCardType: {
    label: 'Aracın plakası var mı?',
    help: 'Yeşil karta plaka yazılır.',
    withPlate: 'Plakası var',
    withoutPlate: 'Henüz plakası yok',
  },
  plateProvince: { label: 'Tescil ilinin kodu', help: 'Plakada ilk iki rakam olacak. Örnek: 34' },
  destination: { label: 'Gidilecek ilk ülke', help: 'Belliyse seçin, boş da bırakabilirsiniz.' },
  greenCardTerm: { label: 'Yurt dışında kalma süresi', help: 'Fiyat süreye göre belirlenir.' },
  registrationCountry: { label: 'Plakanın ülkesi', help: 'Aracın kayıtlı olduğu ülke poliçeye yazılır.' },
  frontierTerm: { label: 'Türkiye’de kalma süresi', help: 'Fiyat süreye göre belirlenir.' },
} as const;

/** Sections of the step, by what they ask. */
export const vehicleSectionTexts = {
  vehicle: 'Araç',
  customer: 'Sigortalı',
  choices: 'Tercihleriniz',
} as const;

/** Questions that open others, so that nobody looks at fields that do not concern them. */
export const gateTexts = {
  correctVehicle: {
    label: 'Araç bilgilerini düzelt',
    help: 'Vazgeçerseniz kayıttaki bilgiler geçerli olur.',
    close: 'Araç bilgilerini düzeltmekten vazgeç',
  },
  moreVehicle: { label: 'Renk, tescil, motor ve şasi bilgileri', help: 'İsteğe bağlıdır, poliçeye yazılır.' },
  correctCustomer: {
    label: 'Sigortalı bilgilerini düzelt',
    help: 'Vazgeçerseniz kayıttaki bilgiler geçerli olur.',
    close: 'Sigortalı bilgilerini düzeltmekten vazgeç',
  },
  accessories: { label: 'Sonradan takılan aksesuar var', help: 'Bedelini yazarsanız hasarda o da ödenir.' },
  lender: { label: 'Araçta kredi rehni var (daini mürtehin)', help: 'Banka poliçede görünmek istiyorsa açın.' },
} as const;

const monthDays = 30.5;

/** A length of coverage in the words people use. */
export function termName(days: number): string {
  if (days < 28) return `${days} gün`;
  return days >= 365 ? '1 yıl' : `${Math.round(days / monthDays)} ay`;
}
