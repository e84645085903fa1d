/** What each screen of the desk is called, by the name of its call. */
export const deskTitles = {
  signInPage: 'Giriş',
  insurers: 'Şirketler',
  insurer: 'Şirket',
  notes: 'Duyurular',
  note: 'Duyuru',
  tables: 'Eskiyen tablolar',
  log: 'Kayıtlar',
  today: 'Bugün',
  reviews: 'İncelemedeki teklifler',
} as const;

/** What the log calls each act, and each look that is logged. */
export const deskActs = {
  signIn: 'Giriş yaptı',
  signOut: 'Çıkış yaptı',
  switchOff: 'Şirketi kapattı',
  switchOn: 'Şirketi açtı',
  publishNote: 'Duyuru yayımladı',
  endNote: 'Duyuruyu kaldırdı',
} as const;
