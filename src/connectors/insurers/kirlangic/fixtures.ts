import iconv from 'iconv-lite';

/** A reply as the insurer sends it: Latin-5 bytes. */
export function latin5(content: string): Buffer {
  return iconv.encode(`<?xml version="1.0" encoding="ISO-8859-9"?><Cevap>${content}</Cevap>`, 'iso-8859-9');
}

export const quote = latin5(`<Durum>1</Durum><DurumMesaj>İşlem başarılı</DurumMesaj><teklifler><teklif>
<teklifNo>903-1</teklifNo><paketKodu>K3</paketKodu><paketAdi>Genişletilmiş Kasko</paketAdi>
<netPrim>11428,57</netPrim><brutPrim>12.000,00</brutPrim><gecerlilik>16.11.2026 12:00</gecerlilik>
<taksitler><taksit><sayi>1</sayi><toplam>12000,00</toplam></taksit><taksit><sayi>6</sayi><toplam>12288,00</toplam></taksit></taksitler>
<teminatlar><teminat><kod>CARPMA</kod><deger>RAYİÇ BEDEL</deger></teminat><teminat><kod>MINIONARIM</kod><deger>3 ADET</deger></teminat>
<teminat><kod>OZELESYA</kod><deger>BELİRTİLMEMİŞ</deger></teminat></teminatlar>
<uyarilar><uyari>Cam kırılması &amp; çizik hariç</uyari></uyarilar></teklif></teklifler>`);

export const declined = latin5('<Durum>0</Durum><DurumMesaj>Bölge/il kapalı</DurumMesaj>');
export const closed = latin5('<Durum>8</Durum><DurumMesaj>Sistem kapalı</DurumMesaj>');
export const systemError = latin5('<Durum>9</Durum><DurumMesaj>ORA-00060</DurumMesaj>');
export const priceChanged = latin5(
  '<Durum>5</Durum><DurumMesaj>Prim değişti</DurumMesaj><brutPrim>12840,00</brutPrim>',
);
export const missing = latin5('<Durum>3</Durum><DurumMesaj>Poliçe bulunamadı</DurumMesaj>');
export const pointAmount = latin5('<Durum>5</Durum><DurumMesaj>Prim değişti</DurumMesaj><brutPrim>12840.00</brutPrim>');
