/** Words of the file field. */
export const uploadMessages = {
  placeholder: 'Dosyaları buraya sürükleyip bırakabilirsiniz',
  choose: 'ya da dosya seçin',
  drop: 'Eklemek için bırakın',
  failed: 'Dosya yüklenemedi. Lütfen yeniden deneyin.',
  unreadable: 'Dosya okunamadı. Lütfen dosyayı yeniden seçin.',
  files: 'Eklenen dosyalar',
  states: { uploading: 'Ekleniyor', done: 'Eklendi', error: 'Eklenemedi', removed: 'Kaldırıldı' },
  percent: (percent: number) => `%${percent}`,
  whyFailed: 'Hatanın nedeni',
  preview: (fileName: string) => `${fileName} önizlemesi`,
  remove: (fileName: string) => `${fileName} dosyasını kaldır`,
  removeFailed: (fileName: string) => `${fileName} kaldırılamadı. Lütfen yeniden deneyin.`,
  limit: (count: number) => `En çok ${count} dosya eklenebilir.`,
  leftOut: (count: number) => `En çok ${count} dosya eklenebilir; fazlası alınmadı.`,
  wrongType: (names: string) => `Bu dosya türü kabul edilmiyor: ${names}`,
} as const;
