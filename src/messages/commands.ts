/** What those who run the product read at its terminal, whatever they typed. */
export const commandTexts = {
  notRunning: (dataDir: string) =>
    `${dataDir} klasöründe çalışan bir veritabanı yok. Önce ürünü başlatın (npm start) ya da DATABASE_URL verin.`,
} as const;
