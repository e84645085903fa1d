/** An address chosen level by level, from the province down to the flat. */
export const addressLevelTexts = {
  province: { label: 'İl' },
  district: { label: 'İlçe' },
  town: { label: 'Belde veya merkez' },
  neighbourhood: { label: 'Mahalle' },
  street: { label: 'Cadde veya sokak' },
  building: { label: 'Bina' },
  flat: { label: 'Daire' },
} as const;

export const addressPickerTexts = {
  title: 'Adresinizi adım adım seçin',
  help: 'Her seçim bir sonraki listeyi açar. Adresinizin kodunu biz buluruz.',
  open: 'Listelerden seç',
  loading: 'Liste getiriliyor',
  retry: 'Yeniden dene',
  retryOf: (level: string) => `${level} listesini yeniden dene`,
  submit: 'Bu adresi kullan',
  otherWays: 'Adresi başka yolla bul',
} as const;

/** The address once it is found, and what stands in its place. */
export const addressStepTexts = {
  change: 'Değiştir',
  changeLabel: 'Adresi değiştir',
  keep: 'Bulunan adreste kal',
  notHere: 'Adresi bu cihazda aramak için ilk adımdaki kimlik numarası gerekiyor. Geri dönüp yeniden yazabilirsiniz.',
} as const;
