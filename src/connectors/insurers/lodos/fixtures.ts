export const quote = {
  durum: 'OK',
  teklifler: [
    {
      teklifNo: '902-1',
      paketKodu: 'K1',
      paketAdi: 'Dar Kasko',
      netPrim: 800_000,
      brutPrim: 840_000,
      gecerlilikSonu: '2026-11-16T09:00:00.000Z',
      taksitler: [{ adet: 1, toplam: 840_000 }],
      uyarilar: [],
    },
  ],
};

export const coverages = {
  durum: 'OK',
  teminatlar: [{ kod: 'anahtarKaybi', tip: 'AMOUNT', deger: 1_000_000 }],
};
