import { createHmac } from 'node:crypto';

export const accepted = { durum: 'ACCEPTED', referans: 'q-1' };
export const waiting = { durum: 'WAITING', referans: 'q-1' };
export const closed = { durum: 'CLOSED', neden: 'Sistem kapalı' };

export const answer = {
  referans: 'q-1',
  sonuc: {
    durum: 'OK',
    teklifler: [
      {
        teklifNo: '906-1',
        paketKodu: 'TRF',
        paketAdi: 'Zorunlu Trafik',
        netPrim: 10_000,
        brutPrim: 11_200,
        gecerlilikSonu: '2026-11-16T09:00:00.000Z',
        taksitler: [{ adet: 1, toplam: 11_200 }],
        teminatlar: [],
        uyarilar: [],
      },
    ],
  },
};

export function signed(content: unknown, secret: string): { headers: Record<string, string>; body: string } {
  const body = JSON.stringify(content);
  return { headers: { 'x-imza': createHmac('sha256', secret).update(body).digest('hex') }, body };
}
