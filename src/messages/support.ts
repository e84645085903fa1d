/** What the server says to who asks for help. */
export const supportReplies = {
  typeUnknown: 'Lütfen listeden bir talep türü seçin.',
  statusUnknown: 'Lütfen listeden bir talep durumu seçin.',
  contact: {
    name: 'Lütfen adınızı ve soyadınızı yazın.',
    email: 'Lütfen yanıtladığımızda haber vereceğimiz e-posta adresini yazın.',
    phone: 'Lütfen cep telefonu numaranızı yazın.',
  },
  fileMissing: 'Eklediğiniz dosyalardan biri artık bizde değil. Lütfen yeniden yükleyin.',
  aboutUnknown: 'Talebinize bağlamak istediğiniz poliçe ya da sipariş bulunamadı.',
  requestUnknown: 'Destek talebi bulunamadı.',
  linkOver: 'Bu bağlantı geçerli değil ya da süresi doldu. İsterseniz yeni bir destek talebi açabilirsiniz.',
} as const;
