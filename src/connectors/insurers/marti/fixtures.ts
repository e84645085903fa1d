export const quote = {
  durum: 'OK',
  teklifler: [
    {
      teklifNo: '911-1',
      paketKodu: 'YK',
      paketAdi: 'Yeşil Kart',
      netPrim: '12375.00',
      brutPrim: '12993.75',
      gecerlilikSonu: '2026-11-16T09:00:00.000Z',
      taksitler: [{ adet: 1, toplam: '12993.75' }],
      teminatlar: [{ kod: 'yesilKartGecerlilik', tip: 'INCLUDED', deger: null }],
      uyarilar: ['Geçerli bir zorunlu trafik poliçesi gerekir.'],
    },
  ],
};

export const closed = { durum: 'CLOSED', neden: 'Sistem kapalı' };
