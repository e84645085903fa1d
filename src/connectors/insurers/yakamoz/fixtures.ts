export const accepted = { durum: 'ACCEPTED', isNo: 'q-1' };
export const waiting = { durum: 'WAITING' };
export const ready = {
  durum: 'READY',
  sonuc: {
    durum: 'OK',
    teklifler: [
      {
        teklifNo: '905-1',
        paketKodu: 'K4',
        paketAdi: 'Tam Kasko',
        netPrim: 20_000,
        brutPrim: 21_000,
        gecerlilikSonu: '2026-11-16T09:00:00.000Z',
        taksitler: [{ adet: 1, toplam: 21_000 }],
        teminatlar: [{ kod: 'yetkiliServis', tip: 'INCLUDED', deger: null }],
        uyarilar: [],
      },
    ],
  },
};
export const readyDeclined = { durum: 'READY', sonuc: { durum: 'DECLINED', neden: 'Kullanım tarzı çalışılmıyor' } };
export const invalid = { durum: 'INVALID', neden: 'Eksik veya hatalı alan: plate' };
export const lost = { durum: 'NOT_FOUND' };
