import { fields } from './field.ts';

/** What every question tells, whatever is insured. */
export const questionFields = fields([
  ['reference', 'text', 'referans', 'S001'],
  ['product', 'line', 'urun', 'S002'],
  ['startDate', 'date', 'baslangicTarihi', 'S003'],
  ['endDate', 'date', 'bitisTarihi', 'S004'],
]);

export const identityWords = { national: 'TCKN', foreigner: 'YKN', tax: 'VKN', passport: 'PASAPORT' };

export const customerFields = fields([
  ['customerType', 'choice', 'musteriTipi', 'S101', { individual: 'G', company: 'T' }],
  ['identityNumber', 'text', 'kimlikNo', 'S102'],
  ['firstName', 'text', 'ad', 'S103'],
  ['lastName', 'text', 'soyad', 'S104'],
  ['birthDate', 'date', 'dogumTarihi', 'S105'],
  ['mobilePhone', 'text', 'cepTelefonu', 'S106'],
  ['email', 'text', 'eposta', 'S107'],
  ['provinceCode', 'number', 'ilKodu', 'S108'],
  ['districtCode', 'number', 'ilceKodu', 'S109'],
  ['identityType', 'choice', 'kimlikTipi', 'S110', identityWords],
]);
