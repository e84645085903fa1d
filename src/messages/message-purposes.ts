/** Why a message was sent, told to who received it. */
export const messagePurposes = {
  login: 'Giriş ve telefon doğrulama kodu',
  temporaryPassword: 'Geçici şifre',
  accountNotice: 'Üyelik güvenliği bildirimi',
  offers: 'Sigorta teklifleriniz',
  offersCopy: 'E-postanıza istediğiniz teklif listesi',
  findOffers: 'Tekliflerinizi bulmanız için doğrulama kodu',
  review: 'İncelenen teklifinizin sonucu',
  policies: 'Poliçe belgeleriniz',
  policiesInPart: 'Poliçe belgelerinizin ilk bölümü',
  refund: 'İptal ve iade bilgisi',
  renewal: 'Poliçe yenileme hatırlatması',
  support: 'Destek talebiniz',
  marketing: 'Kampanya',
} as const;

export const quoteCodePurpose = (line: string) => `${line} teklifi için doğrulama kodu`;
