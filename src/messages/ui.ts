/** Words of the small parts: buttons, spinners, toasts, dialogs. */
export const uiMessages = {
  loading: 'Yükleniyor',
  paymentRunning: 'Ödeme yapılıyor',
  close: 'Kapat',
  confirm: 'Onayla',
  cancel: 'Vazgeç',
  breadcrumb: 'Sayfa yolu',
  homePage: 'Ana sayfa',
  optional: 'isteğe bağlı',
  newTab: 'yeni sekmede açılır',
  moreInfo: 'Açıklama',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
} as const;

export const toastMessages = {
  region: 'Bildirimler',
  dismiss: 'Bildirimi kapat',
  titles: {
    success: 'Başarılı',
    info: 'Bilgi',
    warning: 'Uyarı',
    error: 'Üzgünüz bir sorun oluştu tekrar deneyin.',
  },
} as const;
