/** What each screen of the desk is called, by the name of its call. */
export const deskTitles = {
  signInPage: 'Giriş',
  log: 'Kayıtlar',
  find: 'Müşteri bul',
  customer: 'Müşteri',
  customerShown: 'Müşteri, kişisel bilgileriyle',
} as const;

/** What the log calls each act, and each look that is logged. */
export const deskActs = {
  signIn: 'Giriş yaptı',
  signOut: 'Çıkış yaptı',
  findCustomer: 'Müşteri aradı',
  customerShown: 'Müşterinin kişisel bilgilerini gördü',
} as const;
