/** Words of the drawings that show where a number is found. */
export const drawingTexts = {
  open: 'Nerede yazar?',
  openOf: (field: string) => `${field} nerede yazar?`,
  failed: 'Çizim yüklenemedi. Bağlantınızı kontrol edip yeniden açın.',
  licence: {
    title: 'Araç tescil belgesi',
    about:
      'Ruhsatın (araç tescil belgesi) ön yüzünde, alt köşede önce Seri’nin iki harfi, yanında No’nun altı rakamı yazar.',
    serial: 'Seri',
    number: 'No',
  },
  addressCode: {
    title: 'Yerleşim yeri belgesi',
    about:
      'e-Devlet’teki yerleşim yeri (ikametgâh) belgesinde ve DASK poliçesinde, adresin yanında on haneli adres kodu yazar.',
    code: 'Adres kodu',
  },
  imei: {
    title: 'Telefon',
    about: 'Telefonda *#06# tuşlayın; ekranda IMEI yanında 15 rakam çıkar. İki hat varsa ilkini yazın.',
    dial: '*#06#',
    code: 'IMEI',
  },
  chip: {
    title: 'Evcil hayvan pasaportu',
    about: 'Pasaportun ya da aşı karnesinin kimlik sayfasında, çip etiketinin altında 15 rakam yazar.',
    code: 'Mikroçip no',
  },
  policy: {
    title: 'DASK poliçesi',
    about: 'Poliçenin ilk sayfasında, üst köşede “Poliçe no” yanında yazar.',
    code: 'Poliçe no',
  },
} as const;
