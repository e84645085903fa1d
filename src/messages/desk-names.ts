/** What each screen of the desk is called, by the name of its call. */
export const deskTitles = {
  signInPage: 'Giriş',
  log: 'Kayıtlar',
  today: 'Bugün',
  reviews: 'İncelemedeki teklifler',
  threads: 'Destek talepleri',
  thread: 'Destek talebi',
  threadShown: 'Destek talebi (açık görünüm)',
  cancellations: 'İptal istekleri',
  cancellation: 'İptal isteği',
  cancellationShown: 'İptal isteği (açık görünüm)',
  policy: 'Poliçe',
} as const;

/** What the log calls each act, and each look that is logged. */
export const deskActs = {
  signIn: 'Giriş yaptı',
  signOut: 'Çıkış yaptı',
  threadShown: 'Destek talebinin mesajlarını açtı',
  answerThread: 'Destek talebini yanıtladı',
  closeThread: 'Destek talebini kapattı',
  reopenThread: 'Destek talebini yeniden açtı',
  threadFile: 'Destek talebinin dosyasını indirdi',
  cancellationShown: 'İptal isteğinin açıklamasını açtı',
  forwardCancellation: 'İptal isteğini iletti',
  acceptCancellation: 'İptalin kabulünü girdi',
  refuseCancellation: 'İptalin reddini girdi',
  resendDocuments: 'Poliçe belgelerini yeniden gönderdi',
  policyDocument: 'Poliçe belgesini indirdi',
} as const;
