import { describe, expect, test } from 'vitest';
import { lines } from '#catalog/lines/index.ts';
import type { Insured } from '#domain/risks/insured.ts';
import type { Pet } from '#domain/risks/pet.ts';
import { refundEndings, refundMail, renewalMail } from '#messages/policy-notes.ts';
import { sampleVehicle as risk, sampleDevice, samplePet } from '#testing/sample-quote.ts';
import { describeInsured } from './describe-insured.ts';
import { insuredWords } from './insured.ts';
import { insuredRow } from './insured-row.ts';
import { policyGuideOf } from './policy-guide.ts';

test('a vehicle is told by its name, year and plate', () => {
  const names = { brandName: 'TOYOTA', typeName: 'Corolla 1.5 Vision' };
  expect(describeInsured(risk, names)).toEqual({
    kind: 'vehicle',
    title: 'TOYOTA Corolla 1.5 Vision 2022',
    detail: '35 ABC 123',
    key: '35ABC123',
    also: ['VF1BB0A0H12345678'],
  });
});

test.each([
  ['vf1bb0a0h12345678', ['VF1BB0A0H12345678']],
  ['VF1 BB0A-0H12 345678', ['VF1BB0A0H12345678']],
  ['0', undefined],
  ['yok', undefined],
  ['', undefined],
  ['VF1BB0A0H1234567O', undefined],
  [undefined, undefined],
])('a vehicle is known by a chassis number only where it can be one: %j', (frameNumber, also) => {
  expect(describeInsured({ ...risk, frameNumber }, undefined).also).toEqual(also);
});

test('a vehicle is known by the number of its sale as it stands', () => {
  const sold = { ...risk, frameNumber: '0', asbisNumber: '1234567' };
  expect(describeInsured(sold, undefined).also).toEqual(['1234567']);
});

test('a vehicle whose codes nobody can name is told by its year', () => {
  expect(describeInsured({ ...risk, plate: '35YK' }, undefined)).toMatchObject({
    title: '2022 model araç',
    detail: '35YK',
    key: '35YK',
  });
});

const flat = {
  kind: 'property',
  title: 'Kadıköy, 110 m²',
  detail: 'Örnek Mah. Çınar Sok. No 3 Daire 5 Kadıköy İstanbul',
  key: '1234567890',
} as const;

test('a building is spoken of by district and area, and as that of somebody who owns, rents or works there', () => {
  const { policy, fromPolicy, kept, gone } = insuredWords.property;
  const line = lines.konut.name;
  const facts = { brand: 'B', line, end: '20.11.2027', link: 'l' };
  const [, ends, again, , otherwise] = renewalMail(facts, { policy: policy(flat, line), kept, gone }).parts;
  expect(ends).toMatch(/^Kadıköy, 110 m² için düzenlenen Konut sigortası poliçeniz 20\.11\.2027 günü bitiyor\./);
  expect(again).toContain('Adres ve bina bilgileriniz hazır gelir;');
  expect(otherwise).toContain('ya da bu adresle ilginiz kalmadıysa bu iletiyi');
  const refunded = { ending: refundEndings.withdrawal(fromPolicy(flat, line), '7'), missing: undefined };
  const money = { brand: 'B', amount: '1 TL', day: 'd', phone: 'p', contact: 'c' };
  expect(refundMail(money, refunded).parts[1]).toMatch(/Konut sigortası poliçenizden \(poliçe no 7\) caydınız\./);
  expect(insuredWords.property.value(flat)).toBe(flat.detail);
});

describe('what is told at an address that nobody proved', () => {
  const typed = 'BONUS-KAZAN.COM';
  const names = { brandName: 'TOYOTA', typeName: 'Corolla' };
  const pets = samplePet.pets.map((pet) => ({ ...pet, name: typed }));

  test.each<[string, Insured, string]>([
    ['a car', describeInsured(risk, names), '35 ABC 123 (TOYOTA Corolla 2022)'],
    ['a new car', describeInsured({ ...risk, plate: '35YK' }, undefined), '35YK (2022 model araç)'],
    ['a foreign plate', describeInsured({ ...risk, plate: typed }, names), 'TOYOTA Corolla 2022'],
    ['an animal', describeInsured({ ...samplePet, pets }, undefined), 'Golden Retriever'],
    ['a phone', describeInsured(sampleDevice, undefined), 'Samsung Galaxy S24'],
    ['a building', { ...flat, detail: typed }, 'Kadıköy, 110 m²'],
    ['people', { kind: 'health', title: '2 kişi', detail: typed, key: typed }, '2 kişi'],
    [
      'travellers',
      { kind: 'trip', title: 'Schengen ülkeleri, 2 kişi', detail: typed, key: typed },
      'Schengen ülkeleri, 2 kişi',
    ],
  ])('of %s holds nothing that was typed freely', (_, insured, text) => {
    expect(insuredWords[insured.kind].listed(insured)).toBe(text);
  });
});

test('a claim begins as the thing asks for; what is sold beside a line only has no steps of its own', () => {
  expect((['kasko', 'trafik', 'dask', 'konut', 'ferdikaza'] as const).map(policyGuideOf)).toEqual([
    'car',
    'car',
    'earthquake',
    'home',
    'other',
  ]);
});

test('a row of the own policies names what is insured well enough to know which one it is', () => {
  const car = { kind: 'vehicle', title: 'TOYOTA Corolla 1.5 2022', detail: '35 ABC 123' } as const;
  const phone = { kind: 'device', title: 'Samsung Galaxy S24', detail: 'IMEI …7518' } as const;
  const pet = { kind: 'pet', title: 'Pamuk', detail: 'Van kedisi' } as const;
  expect(insuredRow(car)).toBe('35 ABC 123');
  expect(insuredRow(phone)).toBe('Samsung Galaxy S24, IMEI …7518');
  expect(insuredRow(pet)).toContain('Pamuk');
  expect(insuredRow(flat)).toBe(flat.detail);
});

test.each([
  ['petsaglik', { kind: 'pet', title: 'Pamuk', detail: 'Van kedisi', key: '1' }, 'Pamuk için düzenlenen Evcil hayvan'],
  [
    'telefon',
    { kind: 'device', title: 'Samsung Galaxy S24', detail: 'IMEI …7518', key: '1' },
    'Samsung Galaxy S24 için düzenlenen Cep telefonu',
  ],
] as const)('mails about %s name it, and neither its chip nor its IMEI', (line, insured, begin) => {
  const { policy, fromPolicy, kept, gone } = insuredWords[insured.kind];
  const { name } = lines[line];
  const facts = { brand: 'B', line: name, end: '20.11.2027', link: 'l' };
  const { parts } = renewalMail(facts, { policy: policy(insured, name), kept, gone });
  expect(parts[1]).toMatch(new RegExp(`^${begin} sigortası poliçeniz 20.11.2027 günü bitiyor`));
  const refunded = { ending: refundEndings.withdrawal(fromPolicy(insured, name), '7'), missing: undefined };
  const mail = refundMail({ brand: 'B', amount: '1 TL', day: 'd', phone: 'p', contact: 'c' }, refunded);
  expect(mail.parts[1]).toMatch(new RegExp(`^${begin} sigortası poliçenizden \\(poliçe no 7\\) caydınız`));
  expect([...parts, ...mail.parts].join(' ')).not.toMatch(/IMEI|\d{15}/);
});

test('a phone can be insured until 24 months after its invoice; other things say nothing of it', () => {
  const lastStart = (invoiceDate: string) => describeInsured({ ...sampleDevice, invoiceDate }, undefined).lastStart;
  expect(lastStart('2025-03-31')).toBe('2027-03-31');
  expect(lastStart('2024-02-29')).toBe('2026-02-28');
  expect(describeInsured(samplePet, undefined).lastStart).toBeUndefined();
});

test('animals are the same in whatever order they stand, and once a young one has got its chip', () => {
  const [pet] = samplePet.pets;
  if (!pet) throw new Error('no animal');
  const keyOf = (...pets: readonly Pet[]) => describeInsured({ ...samplePet, pets }, undefined).key;
  const young = { ...pet, name: 'Pamuk', chip: undefined };
  const grown = { ...young, chip: '990000000000002' };
  expect(keyOf(pet, young)).toBe(keyOf(grown, pet));
  expect(keyOf(pet, young)).not.toBe(keyOf(pet));
  expect(keyOf(grown)).not.toContain(grown.chip);
});
