/** Words of the field that holds rows. */
export const rowMessages = {
  title: (label: string, number: number) => `${label} ${number}`,
  remove: 'Kaldır',
  removeRow: (title: string) => `${title} kaydını kaldır`,
  removed: (title: string) => `${title} kaldırıldı`,
  added: (title: string) => `${title} eklendi`,
  limit: (count: number) => `En çok ${count} kayıt eklenebilir.`,
} as const;
