/** Words around every page: banner, header, footer, cookie bar. */
export const shellMessages = {
  skipToContent: 'İçeriğe geç',
  routeLoading: 'Sayfa yükleniyor',
  logoLink: (brand: string) => `${brand}, ana sayfa`,
  callUs: (phone: string) => `Bizi arayın: ${phone}`,
  writeUs: (email: string) => `Bize yazın: ${email}`,
  payingHelp: 'Yardım',
  login: 'Giriş Yap',
  whatsapp: 'WhatsApp’tan teklif isteyin',
} as const;

export const menuMessages = {
  products: 'Sigortalar',
  open: 'Menü',
  help: 'Yardım',
  contact: 'Bize ulaşın',
} as const;

export const textSizeMessages = {
  label: 'Yazı boyutu',
  normal: 'Normal yazı',
  large: 'Büyük yazı',
  larger: 'Daha büyük yazı',
} as const;

export const userMenuMessages = {
  open: 'Hesap menüsü',
  editProfile: 'Profili Düzenle',
  logOut: 'Çıkış Yap',
} as const;

export const footerMessages = {
  corporate: 'Kurumsal',
  quickAccess: 'Hızlı erişim',
  agreements: 'Sözleşmeler',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',
  registryNumber: 'Acente levha no',
  mersisNumber: 'MERSİS no',
  cookieSettings: 'Çerez ayarları',
  copyright: (year: number, insurer: string) => `© ${year} ${insurer}`,
  neutral: 'Sıralamalar ücretle değişmez. Teklif almak için reklam izni vermeniz gerekmez.',
} as const;

export const sessionMessages = {
  idle: 'Uzun süre işlem yapılmadığı için oturumunuz kapandı. Yeniden giriş yapabilirsiniz.',
} as const;

export const sandboxMessages = {
  title: 'Deneme ortamı',
  text: 'Bu sitede gösterilen sigorta şirketleri kurgudur. Gerçek poliçe düzenlenmez, karttan para çekilmez.',
  sms: 'Gönderilen SMS’ler',
  mail: 'Gönderilen e-postalar',
} as const;

export const cookieMessages = {
  barLabel: 'Çerez tercihi',
  barText: 'Site zorunlu çerezlerle çalışır. Diğerleri için izin sizin.',
  policy: 'Çerez politikası',
  accept: 'Kabul et',
  reject: 'Reddet',
  settings: 'Ayarlar',
  settingsTitle: 'Çerez ayarları',
  settingsText: 'Zorunlu olanlar dışında hiçbir çerez, siz onaylamadan kaydedilmez.',
  save: 'Seçimi kaydet',
  required: { name: 'Zorunlu', text: 'Sitenin çalışması ve güvenliği için gereklidir, kapatılamaz.' },
  analytic: { name: 'Analitik', text: 'Hangi sayfaların işe yaradığını görmemizi sağlar.' },
  functional: { name: 'İşlevsel', text: 'Tercihlerinizi bir sonraki ziyaretinizde hatırlar.' },
  targeting: { name: 'Hedefleme', text: 'İlginize göre reklam gösterilmesini sağlar.' },
} as const;
