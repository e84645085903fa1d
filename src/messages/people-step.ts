/** Steps that ask about people: what stands around their questions. */
export const peopleStepTexts = {
  title: (number: number, who: string) => `${number}. kişi: ${who}`,
  who: { 1: 'siz', 2: 'eşiniz', 3: 'çocuğunuz', 4: 'anneniz veya babanız', 5: 'başka biri' },
  add: {
    1: 'Beni de ekle',
    2: 'Eş ekle',
    3: 'Çocuk ekle',
    4: 'Anne veya baba ekle',
    5: 'Başka biri ekle',
  },
  name: 'Ad soyad',
  number: 'Kimlik numarası',
  passport: 'Pasaport numarası',
  birthdate: 'Doğum tarihi',
} as const;

export const healthStepTexts = {
  declaration:
    'Şirketler fiyatı boya, kiloya ve sağlık durumuna göre verir; eksik beyan, giderlerin ödenmemesine yol açabilir. Beyanınız şifreli saklanır, yalnız fiyat istenen şirketlere iletilir.',
  socialSecurity:
    'Tamamlayıcı sağlık SGK’nın yanında çalışır: SGK ile anlaşmalı özel hastanede SGK’nın karşılamadığı farkı öder, SGK’nın katılım payı sizde kalır.',
  submit: 'Teklifleri getir',
} as const;

export const tripStepTexts = {
  travellers: (count: number) => `Yolcular: ${count} kişi`,
  addTraveller: 'Yolcu ekle',
  changeTravellers: 'Yolcuları değiştir',
  next: 'Devam et',
  submit: 'Teklifleri getir',
  back: 'Yolculara dön',
} as const;
