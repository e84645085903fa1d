const percentText = (percent: number) => {
  if (percent === 0) return 'temel fiyat';
  return percent < 0 ? `%${-percent} indirim` : `%${percent} artırım`;
};
const changeText = (percent: number) => (percent < 0 ? `%${-percent} düşer` : `%${percent} artar`);

/** How a vehicle is looked for. */
export const vehicleSearchTexts = {
  title: 'Aracınızı nasıl bulalım?',
  help: 'Bulunan bilgiler hazır gelir, siz daha az yazarsınız.',
  byDocument: 'Ruhsat bilgileriyle',
  byAsbis: 'Sıfır araç, ASBİS ile',
  byHand: 'Marka ve model seçerek',
  serial: { label: 'Belge seri', help: 'Ruhsatta “Seri” yanındaki iki harf.' },
  number: { label: 'Belge no', help: 'Ruhsatta “No” yanındaki altı rakam.' },
  asbis: { label: 'ASBİS numarası', help: 'Noter veya bayi belgenizde yazar.' },
  submit: 'Aracı bul',
  submitByHand: 'Marka ve modeli seç',
  again: 'Başka bilgilerle ara',
  searching: 'Aracınız kayıtlarda aranıyor.',
} as const;

/** How the search ended, and how to go on. */
export const searchOutcomeTexts = {
  found: { title: 'Aracınız bulundu', text: 'Bilgileri kontrol edin, yanlış olanı yerinde düzeltin.' },
  notFound: {
    title: 'Araç bulunamadı',
    text: 'Plakayı ve belge bilgilerini kontrol edip yeniden arayın ya da aşağıdan marka ve modeli seçin.',
  },
  ownerMismatch: {
    title: 'Araç bu numaranın üzerinde görünmüyor',
    text: 'Kimlik numarasını ve plakayı kontrol edin. Aracı yeni aldıysanız aşağıdan marka ve modeli seçerek devam edin.',
  },
  scrapped: {
    title: 'Araç kayıtta hurdaya ayrılmış görünüyor',
    text: 'Plakayı kontrol edin. Kayıt yanlışsa aşağıdan marka ve modeli seçerek devam edin.',
  },
  unavailable: {
    title: 'Araç kayıtlarına şu anda ulaşılamıyor',
    text: 'Biraz sonra yeniden arayın ya da aşağıdan marka ve modeli seçin. Liste boşsa biraz sonra yeniden açın.',
  },
  notAsked: { title: 'Aracınızı siz tanımlayın', text: 'Ruhsattaki bilgileri seçin, teklifler bunlarla istenir.' },
} as const;

/** How to go on where a vehicle without a plate was not found. */
export const newVehicleNotFound = 'ASBİS numarasını kontrol edip yeniden arayın ya da aşağıdan marka ve modeli seçin.';

/** Why a vehicle is not looked for at all. */
export const notSearchedTexts = {
  foreign: 'Yabancı plakalı araçlar Türkiye’deki kayıtlarda yer almaz. Araç belgesindeki bilgileri seçin.',
  withoutPlate: 'Plakası olmayan araç kayıtlarda aranmaz. Faturadaki bilgileri seçin.',
} as const;

export const vehicleFactNames = {
  plate: 'Plaka',
  brand: 'Marka',
  type: 'Tip',
  modelYear: 'Model yılı',
  fuel: 'Yakıt türü',
  usage: 'Kullanım tarzı',
  colour: 'Renk',
  firstTraffic: 'İlk tescil',
  value: 'Araç değeri',
  valueUnknown: 'Değer listesinde yok',
} as const;

export const historyTexts = {
  title: 'Önceki poliçe ve hasarsızlık',
  none: 'Bu araç için önceki poliçe kaydı bulunmadı.',
  unknown: 'Önceki poliçe kaydı gelmedi. Şirketler kendi kayıtlarındaki bilgiyle fiyat verir.',
  insurer: 'Önceki şirket',
  trafficInsurer: 'Trafik poliçesi',
  end: 'Bitiş tarihi',
  step: 'Trafik basamağı',
  stepOf: (step: number) => `${step}. basamak`,
  firstEntry: 'İlk giriş',
  discount: 'Hasarsızlık indirimi',
  claims: 'Hasar sayısı',
  late: (days: number, percent: number) =>
    `Trafik poliçeniz ${days} gün önce bitmiş. Mevzuat gereği fiyata %${percent} gecikme farkı eklenir.`,
} as const;

/** The steps of compulsory traffic insurance, and where the next year may lead. */
export const stepLadderTexts = {
  title: 'Hasarsızlık basamakları',
  own: (step: number) => `Sizin basamağınız: ${step}`,
  step: (step: number, percent: number) => `${step}. basamak: ${percentText(percent)}`,
  claimFree: (step: number, percent: number) =>
    `Hasarsız bir yıl sizi ${step}. basamağa çıkarır, tavan fiyat ${changeText(percent)}.`,
  lowest: 'Hasarsız kaldıkça basamağınız yükselir; 0. basamaktan çıkmak iki yıl sürebilir.',
  top: 'En yüksek basamaktasınız; hasarsız kaldıkça burada kalırsınız.',
  claim: (step: number, percent: number) =>
    `Hasarlı bir yıl her hasar için bir basamak indirir: ${step}. basamakta tavan fiyat ${changeText(percent)}.`,
} as const;

/** What the buyer of a used car should know before choosing. */
export const secondHandNote = {
  title: 'Noter satışından sonraki 15 gün',
  text: 'Satıcının geçerli trafik poliçesi sizi satıştan sonra 15 gün korur. Satıcının poliçesi yoksa bu süre de yoktur, araç sigortasız trafiğe çıkamaz.',
  until: (day: string) => `Bu satış için süre ${day} günü dolar. Poliçeniz en geç o gün başlamalı.`,
  over: (day: string) => `Bu satış için süre ${day} günü doldu. Poliçeniz bugün başlamalı.`,
} as const;

export const vehicleStepTexts = {
  submit: 'Teklifleri getir',
  asking: 'Teklifler isteniyor.',
  back: 'Kimlik ve plakayı değiştir',
} as const;
