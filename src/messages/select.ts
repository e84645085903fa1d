/** Words of the select box. */
export const selectMessages = {
  placeholder: 'Seçiniz',
  waitsPlaceholder: 'Önce bir önceki soruyu yanıtlayın',
  searchPlaceholder: 'Yazarak arayın',
  show: 'Seçenekleri göster',
  retry: 'Listeyi yeniden yükle',
  retryOf: (label: string) => `${label}: listeyi yeniden yükle`,
  clear: 'Seçimi temizle',
  cleared: 'Seçim temizlendi',
  results: (count: number) => `${count} seçenek`,
  chosen: 'Seçilenler',
  remove: (name: string) => `${name} seçimini kaldır`,
  added: (name: string) => `${name} seçildi`,
  removed: (name: string) => `${name} seçimi kaldırıldı`,
} as const;
