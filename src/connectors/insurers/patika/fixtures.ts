export const quote = {
  durum: 'OK',
  teklifler: [
    {
      teklif_no: '912-1',
      paket_kodu: 'FK-100',
      paket_adi: 'Ferdi Kaza 100.000 TL',
      net_prim: 150,
      brut_prim: 157.5,
      gecerlilik_sonu: '2026-11-16T09:00:00.000Z',
      taksitler: [{ adet: 1, toplam: 157.5 }],
      teminatlar: [{ kod: 'ferdiKazaVefat', tip: 'AMOUNT', deger: 100_000 }],
      uyarilar: ['Çip numarası eksik'],
    },
  ],
};
