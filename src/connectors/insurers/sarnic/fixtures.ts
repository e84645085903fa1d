export function soap(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;
}

export function fault(code: string, message: string, more = ''): string {
  return soap(
    `<soap:Fault><faultcode>soap:Server</faultcode><faultstring>${message}</faultstring><detail><kod>${code}</kod><mesaj>${message}</mesaj>${more}</detail></soap:Fault>`,
  );
}

export const quote = soap(`<TeklifAlCevap><teklifler><teklif><teklifNo>907-1</teklifNo><paketKodu>DASK</paketKodu>
<paketAdi>Zorunlu Deprem</paketAdi><netPrim>1500.00</netPrim><brutPrim>1500.00</brutPrim>
<gecerlilik>2026-11-16T09:00:00.000Z</gecerlilik><taksitler><taksit><sayi>1</sayi><toplam>1500.00</toplam></taksit></taksitler>
<uyarilar></uyarilar></teklif></teklifler></TeklifAlCevap>`);

export const policy = soap(`<DurumSorgulaCevap><policeNo>77</policeNo><brutPrim>1500.00</brutPrim>
<baslangicTarihi>2026-11-15</baslangicTarihi><bitisTarihi>2027-11-15</bitisTarihi><policeDurumu>IPTAL</policeDurumu></DurumSorgulaCevap>`);
