import { describe, expect, test } from 'vitest';
import { lines } from '../lines/index.ts';
import type { Field, FieldKind } from './field.ts';
import { problemsOf, valuesOf } from './problems.ts';
import { schemaOf } from './schema.ts';
import { summaryLines } from './summary.ts';
import { emptyValues, newRow } from './values.ts';
import { modelOf } from './wire.ts';

const today = '2026-11-15';

/** One field of each kind, all required. */
const everyKind = {
  textInput: { kind: 'textInput', name: 'Name', label: 'Ad', only: 'letters', missing: 'nameMissing' },
  selectBox: { kind: 'selectBox', name: 'City', label: 'İl', source: { choices: [{ id: '6', name: 'Ankara' }] } },
  inputNumber: { kind: 'inputNumber', name: 'Amount', label: 'Bedel', amount: true, min: 1000, max: 5_000_000 },
  textArea: { kind: 'textArea', name: 'Note', label: 'Not', maxLength: 200 },
  passwordInput: { kind: 'passwordInput', name: 'Password', label: 'Şifre' },
  switch: { kind: 'switch', name: 'Lpg', label: 'LPG' },
  checkboxSingle: { kind: 'checkboxSingle', name: 'kvkk1', label: 'Onay', missing: 'privacyMissing' },
  timePicker: { kind: 'timePicker', name: 'Hour', label: 'Saat' },
  datePicker: { kind: 'datePicker', name: 'PolicyStart', label: 'Başlangıç', purpose: { renewalWithin: 15 } },
  dateAndTimePicker: { kind: 'dateAndTimePicker', name: 'Moment', label: 'Zaman', disablePast: true },
  radioGroup: {
    kind: 'radioGroup',
    name: 'Kind',
    label: 'Tür',
    look: 'button',
    choices: [{ id: '1', name: 'Bir' }],
    other: true,
  },
  dragUpload: { kind: 'dragUpload', name: 'Files', label: 'Belgeler', maxCount: 2 },
  formMask: { kind: 'formMask', name: 'Phone', label: 'Telefon', mask: 'phoneNumber', missing: 'phoneMissing' },
  listInputs: {
    kind: 'listInputs',
    name: 'fam',
    label: 'Aile',
    addLabel: 'Ekle',
    rowLabel: 'Kişi',
    fields: [
      {
        kind: 'formMask',
        name: 'NationalNumber',
        label: 'TC',
        mask: 'tc',
        required: true,
        missing: 'nationalNumberMissing',
      },
    ],
  },
  button: { kind: 'button', name: 'submit', label: 'Gönder' },
} satisfies { [Kind in FieldKind]: Extract<Field, { kind: Kind }> };

const fields: readonly Field[] = Object.values(everyKind).map((field) => ({ ...field, required: true }));

const sent = {
  Name: 'Ayşe',
  City: '6',
  Amount: 25_000,
  Note: 'not',
  Password: 'gizli',
  Lpg: true,
  kvkk1: true,
  Hour: '09:30',
  PolicyStart: '2026-11-20',
  Moment: '2026-11-20 10:00',
  Kind: '1',
  Files: [{ fileName: 'a.png', uid: 'u1', base64: 'data:image/png;base64,AA==' }],
  Phone: '5550000001',
  fam: [{ NationalNumber: '11111111110', individual: 1 }],
};

describe('[F-01] one definition for browser and server', () => {
  test('a good payload passes and leaves as it came, whatever spelling masks and days had', () => {
    const schema = schemaOf(fields, () => today);
    expect(schema.parse(sent)).toEqual(sent);
    expect(schema.parse({ ...sent, Phone: '+90 (555) 000 00 01', PolicyStart: '20/11/2026' })).toEqual(sent);
  });

  test('an empty payload is refused with the sentence of every field, in order', () => {
    const result = schemaOf(fields, () => today).safeParse({});
    expect(result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)).toEqual([
      'Name: Lütfen adınızı giriniz.',
      'City: Lütfen doldurun',
      'Amount: Bir değer girilmelidir.',
      'Note: Lütfen doldurun',
      'Password: Lütfen Doldurun',
      'Lpg: Lütfen doldurun',
      "kvkk1: Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
      'Hour: Lütfen doldurun',
      'PolicyStart: Lütfen doldurun',
      'Moment: Lütfen doldurun',
      'Kind: Lütfen doldurun',
      'Files: Lütfen doldurun',
      'Phone: Lütfen telefon numarası giriniz.',
      'fam: Lütfen doldurun',
    ]);
  });

  test('an untouched form is as wrong as an empty payload', () => {
    const inBrowser = problemsOf(fields, emptyValues(fields), today);
    const onServer = schemaOf(fields, () => today).safeParse({}).error?.issues ?? [];
    expect(inBrowser.map(({ path, message }) => ({ path, message }))).toEqual(
      onServer.map(({ path, message }) => ({ path, message })),
    );
  });

  test('nonsense of any type is refused, never thrown', () => {
    const schema = schemaOf(fields, () => today);
    for (const value of [null, 7, [], {}, '\u0000', { toString: 1 }, [[1]], Number.NaN]) {
      const payload = Object.fromEntries(fields.map((field) => [field.name, value]));
      expect(schema.safeParse(payload).success).toBe(false);
    }
  });
});

describe('conditions and rows', () => {
  const passport: readonly Field[] = [
    {
      kind: 'radioGroup',
      name: 'PassportType',
      label: 'Belge',
      look: 'button',
      required: true,
      choices: [
        { id: '1', name: 'Kimlik' },
        { id: '2', name: 'Pasaport' },
      ],
    },
    {
      kind: 'formMask',
      name: 'NationalNumber',
      label: 'TC',
      mask: 'tc',
      required: true,
      when: { field: 'PassportType', is: ['1'] },
    },
    {
      kind: 'textInput',
      name: 'PassportNumber',
      label: 'Pasaport',
      required: true,
      rule: 'passport',
      when: { field: 'PassportType', is: ['2'] },
    },
  ];

  test('a field that is not shown is neither asked nor sent', () => {
    const values = valuesOf(passport, { PassportType: '2', PassportNumber: 'U12345678', NationalNumber: '1' });
    expect(problemsOf(passport, values, today)).toEqual([]);
    expect(modelOf(passport, values)).toEqual({ PassportType: '2', PassportNumber: 'U12345678' });
  });

  test('[F-02] rows of a list named fam get individual 1, of any other list 2', () => {
    expect(newRow({ name: 'fam', fields: [] })).toEqual({ individual: 1 });
    expect(newRow({ name: 'insured', fields: [] })).toEqual({ individual: 2 });
    expect(valuesOf([everyKind.listInputs], { fam: [{ NationalNumber: '1', individual: 9 }] }).fam).toMatchObject([
      { individual: 1 },
    ]);
  });

  test('a wrong row is named by its place', () => {
    const values = valuesOf([everyKind.listInputs], {
      fam: [{ NationalNumber: '11111111110' }, { NationalNumber: '11111111111' }],
    });
    expect(problemsOf([everyKind.listInputs], values, today)).toEqual([
      { path: ['fam', 1, 'NationalNumber'], message: 'Lütfen geçerli bir TC kimlik numarası giriniz.' },
    ]);
  });

  test('"other" asks for its text and sends it beside the choice', () => {
    const field: readonly Field[] = [{ ...everyKind.radioGroup, required: true }];
    expect(problemsOf(field, { Kind: 'other', KindOther: '' }, today)).toHaveLength(1);
    expect(modelOf(field, { Kind: 'other', KindOther: 'Üç' })).toEqual({ Kind: 'other', KindOther: 'Üç' });
  });
});

test('[V-26] a traffic renewal starts within 15 days, a kasko renewal within 30', () => {
  const start = (line: 'trafik' | 'kasko'): readonly Field[] => [
    { ...everyKind.datePicker, purpose: { renewalWithin: lines[line].start.daysAhead } },
  ];
  const isFine = (line: 'trafik' | 'kasko', day: string) =>
    problemsOf(start(line), valuesOf(start(line), { PolicyStart: day }), today).length === 0;
  expect([isFine('trafik', '2026-11-30'), isFine('trafik', '2026-12-01')]).toEqual([true, false]);
  expect([isFine('kasko', '2026-12-15'), isFine('kasko', '2026-12-16')]).toEqual([true, false]);
  expect(isFine('kasko', '2026-11-14')).toBe(false);
});

test('[V-25] a day may be bounded both ways, counted from today', () => {
  const sale: readonly Field[] = [
    { kind: 'datePicker', name: 'Sale', label: 'Satış', disableFuture: true, daysBack: 60 },
  ];
  const isFine = (day: string) => problemsOf(sale, valuesOf(sale, { Sale: day }), today).length === 0;
  expect(['2026-09-16', '2026-11-15'].map(isFine)).toEqual([true, true]);
  expect(['2026-09-15', '2026-11-16'].map(isFine)).toEqual([false, false]);
});

test('a choice that no radio offers is refused, and none at all only where one is needed', () => {
  const choice: readonly Field[] = [{ ...everyKind.radioGroup, other: false }];
  const isFine = (Kind: string) => problemsOf(choice, { Kind }, today).length === 0;
  expect([isFine('1'), isFine(''), isFine('7'), isFine('other')]).toEqual([true, true, false, false]);
});

test('the summary says what was answered and keeps passwords to itself', () => {
  expect(summaryLines(fields, valuesOf(fields, sent))).toEqual([
    { label: 'Ad', text: 'Ayşe' },
    { label: 'İl', text: 'Ankara' },
    { label: 'Bedel', text: '25.000,00 TL' },
    { label: 'Not', text: 'not' },
    { label: 'LPG', text: 'Evet' },
    { label: 'Onay', text: 'Evet' },
    { label: 'Saat', text: '09:30' },
    { label: 'Başlangıç', text: '20/11/2026' },
    { label: 'Zaman', text: '20/11/2026 10:00' },
    { label: 'Tür', text: 'Bir' },
    { label: 'Belgeler', text: 'a.png' },
    { label: 'Telefon', text: '(555)000-0001' },
    { label: 'Aile', text: '1 kayıt' },
  ]);
});
