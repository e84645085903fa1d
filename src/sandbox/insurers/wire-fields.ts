/** How a field's value is spelt differs from style to style; its kind tells which spelling applies. */
export const fieldKinds = ['text', 'number', 'money', 'date', 'flag', 'line', 'party'] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type WireField = {
  readonly key: string;
  readonly kind: FieldKind;
  readonly place: 'top' | 'customer' | 'risk';
  readonly turkish: string;
  /** Question code of the insurers that ask by code. */
  readonly code: string;
};

type Row = readonly [key: string, kind: FieldKind, turkish: string, code: string];

function fields(place: WireField['place'], rows: readonly Row[]): readonly WireField[] {
  return rows.map(([key, kind, turkish, code]) => ({ place, key, kind, turkish, code }));
}

/** Every field an insurer can be told in a question; a new line adds its own rows. */
export const wireFields: readonly WireField[] = [
  ...fields('top', [
    ['reference', 'text', 'referans', 'S001'],
    ['product', 'line', 'urun', 'S002'],
    ['startDate', 'date', 'baslangicTarihi', 'S003'],
    ['endDate', 'date', 'bitisTarihi', 'S004'],
  ]),
  ...fields('customer', [
    ['customerType', 'party', 'musteriTipi', 'S101'],
    ['identityNumber', 'text', 'kimlikNo', 'S102'],
    ['firstName', 'text', 'ad', 'S103'],
    ['lastName', 'text', 'soyad', 'S104'],
    ['birthDate', 'date', 'dogumTarihi', 'S105'],
    ['mobilePhone', 'text', 'cepTelefonu', 'S106'],
    ['email', 'text', 'eposta', 'S107'],
    ['provinceCode', 'number', 'ilKodu', 'S108'],
    ['districtCode', 'number', 'ilceKodu', 'S109'],
  ]),
  ...fields('risk', [
    ['plate', 'text', 'plaka', 'S201'],
    ['documentSerial', 'text', 'belgeSeri', 'S202'],
    ['documentNumber', 'text', 'belgeNo', 'S203'],
    ['asbisNumber', 'text', 'asbisNo', 'S204'],
    ['engineNumber', 'text', 'motorNo', 'S205'],
    ['frameNumber', 'text', 'sasiNo', 'S206'],
    ['brandCode', 'text', 'markaKodu', 'S207'],
    ['typeCode', 'text', 'tipKodu', 'S208'],
    ['modelYear', 'number', 'modelYili', 'S209'],
    ['usageCode', 'text', 'kullanimTarzi', 'S210'],
    ['fuelType', 'text', 'yakitTuru', 'S211'],
    ['lpg', 'flag', 'lpg', 'S212'],
    ['rentACar', 'flag', 'kiralik', 'S213'],
    ['professionCode', 'text', 'meslekKodu', 'S214'],
    ['firstTrafficDate', 'date', 'trafigeCikisTarihi', 'S215'],
    ['radioPrice', 'money', 'sesCihaziBedeli', 'S216'],
    ['navigationPrice', 'money', 'navigasyonBedeli', 'S217'],
    ['steelWheelsPrice', 'money', 'celikJantBedeli', 'S218'],
    ['otherAccessoryPrice', 'money', 'digerAksesuarBedeli', 'S219'],
    ['vehicleValue', 'money', 'aracBedeli', 'S220'],
    ['trafficStep', 'number', 'trafikBasamagi', 'S221'],
    ['kaskoDiscount', 'number', 'hasarsizlikIndirimi', 'S222'],
    ['daysLapsed', 'number', 'gecikmeGunu', 'S223'],
  ]),
];
