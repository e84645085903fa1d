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
  loading: 'Liste getiriliyor',
  retry: 'Yeniden dene',
  retryOf: (level: string) => `${level} listesini yeniden getir`,
  submit: 'Bu adresi kullan',
  otherWays: 'Adresi başka yolla bul',
} as const;

/** How the search for the address ended, and how to go on. */
export const addressOutcomeTexts = {
  found: { title: 'Adresiniz bulundu', text: 'Poliçe bu adrese yazılır.' },
  notFound: {
    title: 'Adres bulunamadı',
    text: 'Yazdığınız numarayı kontrol edip yeniden arayın ya da aşağıdan başka bir yol seçin. Yazdıklarınız duruyor.',
  },
  birthdateRequired: {
    title: 'Doğum tarihiniz de gerekiyor',
    text: 'Nüfus kaydı, kayıtlı adresi doğum tarihiyle birlikte veriyor. Tarihi aşağıya yazın ya da adresi başka bir yolla bulun.',
  },
  unavailable: {
    title: 'Adres kayıtlarına şu anda ulaşılamıyor',
    text: 'Sorun sizde değil, kayıtlar yanıt vermiyor. Biraz sonra yeniden arayın ya da başka bir yol deneyin. Yazdıklarınız duruyor.',
  },
  notAsked: { title: 'Sigortalanacak yer nerede?', text: 'Adresi bulmak için size en kısa gelen yolu seçin.' },
} as const;

export const addressStepTexts = {
  code: (uavt: string) => `Adres kodu: ${uavt}`,
  change: 'Değiştir',
  changeLabel: 'Adresi değiştir',
  keep: 'Bu adresle devam et',
  notHere: 'Adresi bu cihazda aramak için ilk adımdaki kimlik numarası gerekiyor. Geri dönüp yeniden yazabilirsiniz.',
} as const;
