export const quote = {
  durum: 'OK',
  teklifler: [
    {
      teklifNo: '914-1',
      paketKodu: 'K4',
      paketAdi: 'Katılım Tam Kasko',
      netKatkiPayi: 20_000,
      toplamKatkiPayi: 21_000,
      gecerlilikSonu: '2026-11-16T09:00:00.000Z',
      taksitler: [{ adet: 1, toplam: 21_000 }],
      teminatlar: [],
      uyarilar: ['Prim yerine katkı payı esastır.'],
    },
  ],
};
