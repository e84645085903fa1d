import type { Person, QuoteRequest } from '#ports/insurer.ts';
import { chosen, type Field } from './field.ts';

const parties = { individual: 'G', company: 'T' } as const satisfies Record<Person['kind'], string>;

/** What every question tells, whatever is insured. */
export const questionFields: readonly Field<QuoteRequest>[] = [
  ['reference', 'referans', 'S001', 'text', ({ reference }) => reference],
  ['product', 'urun', 'S002', 'line', ({ line, branchId }) => ({ key: line, branchId })],
  ['startDate', 'baslangicTarihi', 'S003', 'date', ({ start }) => start],
  ['endDate', 'bitisTarihi', 'S004', 'date', ({ end }) => end],
];

export const customerFields: readonly Field<Person>[] = [
  ['customerType', 'musteriTipi', 'S101', 'choice', ({ kind }) => chosen(parties, kind)],
  ['identityNumber', 'kimlikNo', 'S102', 'text', (person) => person.identityNumber],
  ['firstName', 'ad', 'S103', 'text', ({ name }) => name],
  ['lastName', 'soyad', 'S104', 'text', ({ surname }) => surname],
  ['birthDate', 'dogumTarihi', 'S105', 'date', ({ birthdate }) => birthdate],
  ['mobilePhone', 'cepTelefonu', 'S106', 'text', ({ phone }) => phone],
  ['email', 'eposta', 'S107', 'text', ({ email }) => email],
  ['provinceCode', 'ilKodu', 'S108', 'number', (person) => person.provinceCode],
  ['districtCode', 'ilceKodu', 'S109', 'number', (person) => person.districtCode],
];
