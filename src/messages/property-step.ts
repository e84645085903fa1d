/** How an address is looked for. */
export const addressSearchTexts = {
  code: { label: 'Adres kodu (UAVT)', help: 'e-Devlet’te “Adres Bilgilerim” sayfasında yazan 10 rakam.' },
} as const;
