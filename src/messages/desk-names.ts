/** What each screen of the desk is called, by the name of its call. */
export const deskTitles = {
  signInPage: 'Giriş',
  orders: 'Siparişler',
  order: 'Sipariş',
  refunds: 'İadeler',
  refund: 'İade',
  findings: 'Bulgular',
  finding: 'Bulgu',
  approvals: 'Onaylar',
  approval: 'Onay',
  log: 'Kayıtlar',
  today: 'Bugün',
  reviews: 'İncelemedeki teklifler',
} as const;

/** What the log calls each act, and each look that is logged. */
export const deskActs = {
  signIn: 'Giriş yaptı',
  signOut: 'Çıkış yaptı',
  retryOrder: 'Siparişi yeniden denedi',
  voidOrder: 'Ayrılan tutarın serbest bırakılmasını istedi',
  refundOrder: 'Karta iade istedi',
  markOrder: 'Siparişi elle sonuçlandırmak istedi',
  retryRefund: 'İadeyi yeniden denedi',
  markRefundPaid: 'İadeyi havale ile ödenmiş saymak istedi',
  closeFinding: 'Bulguyu kapattı',
  approve: 'İşlemi onayladı',
  disapprove: 'İşlemi reddetti',
} as const;
