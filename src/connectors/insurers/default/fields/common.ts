import { type Identity, type IdentityKind, isCompany } from '#domain/identity.ts';
import type { Person, QuoteRequest } from '#ports/insurer.ts';
import { type Choice, chosen, type Field } from './field.ts';

const parties = { individual: 'G', company: 'T' } as const;

export const identityWords = {
  national: 'TCKN',
  foreigner: 'YKN',
  tax: 'VKN',
  passport: 'PASAPORT',
} as const satisfies Record<IdentityKind, string>;

/** What every question tells, whatever is insured. */
export const questionFields: readonly Field<QuoteRequest>[] = [
  ['reference', 'referans', 'S001', 'text', ({ reference }) => reference],
  ['product', 'urun', 'S002', 'line', ({ line, branchId }) => ({ key: line, branchId })],
  ['startDate', 'baslangicTarihi', 'S003', 'date', ({ start }) => start],
  ['endDate', 'bitisTarihi', 'S004', 'date', ({ end }) => end],
];

/** Any other number says itself what it is. */
function untoldByNumber({ kind }: Identity): Choice | undefined {
  return kind === 'passport' ? chosen(identityWords, kind) : undefined;
}

export const customerFields: readonly Field<Person>[] = [
  [
    'customerType',
    'musteriTipi',
    'S101',
    'choice',
    ({ identity }) => chosen(parties, isCompany(identity) ? 'company' : 'individual'),
  ],
  ['identityNumber', 'kimlikNo', 'S102', 'text', ({ identity }) => identity.number],
  ['firstName', 'ad', 'S103', 'text', ({ name }) => name],
  ['lastName', 'soyad', 'S104', 'text', ({ surname }) => surname],
  ['birthDate', 'dogumTarihi', 'S105', 'date', ({ birthdate }) => birthdate],
  ['mobilePhone', 'cepTelefonu', 'S106', 'text', ({ phone }) => phone],
  ['email', 'eposta', 'S107', 'text', ({ email }) => email],
  ['provinceCode', 'ilKodu', 'S108', 'number', (person) => person.provinceCode],
  ['districtCode', 'ilceKodu', 'S109', 'number', (person) => person.districtCode],
  ['identityType', 'kimlikTipi', 'S110', 'choice', ({ identity }) => untoldByNumber(identity)],
];
