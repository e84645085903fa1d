export const quote = {
  sonucKodu: '0',
  sonucMesaji: '',
  paketler: [
    {
      sira: 1,
      cevaplar: [
        { soruKodu: 'C001', cevap: '904-1' },
        { soruKodu: 'C002', cevap: 'K2' },
        { soruKodu: 'C003', cevap: 'Kasko' },
        { soruKodu: 'C004', cevap: '10000,00' },
        { soruKodu: 'C005', cevap: '10500,00' },
        { soruKodu: 'C006', cevap: '16.11.2026 12:00' },
        { soruKodu: 'C007', cevap: 'Meslek indirimi uygulandı' },
        { soruKodu: 'P.1', cevap: '10500,00' },
        { soruKodu: 'P.6', cevap: '10500,00' },
        { soruKodu: 'C999', cevap: 'ileride kullanılacak' },
      ],
    },
  ],
};

export const coverages = {
  sonucKodu: '0',
  sonucMesaji: '',
  cevaplar: [
    { soruKodu: 'T01', cevap: 'RAYİÇ BEDEL' },
    { soruKodu: 'T05', cevap: '10.000,00 TL' },
    { soruKodu: 'T16', cevap: '%20' },
    { soruKodu: 'T18', cevap: '2 ADET' },
    { soruKodu: 'T19', cevap: 'LİMİTSİZ' },
    { soruKodu: 'T24', cevap: 'DAHİL' },
    { soruKodu: 'T04', cevap: 'HARİÇ' },
    { soruKodu: 'T25', cevap: 'danışınız' },
    { soruKodu: 'T98', cevap: 'DAHİL' },
  ],
};

export const result = (sonucKodu: string, sonucMesaji: string, cevaplar: readonly object[] = []) => ({
  sonucKodu,
  sonucMesaji,
  cevaplar,
});
