import { beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '#catalog/fields/field.ts';
import { forgetKept, keepValues, readKept } from './kept-values.ts';
import { startValues } from './start-values.ts';

const fields: readonly Field[] = [
  { kind: 'textInput', name: 'Name', label: 'Ad' },
  { kind: 'inputNumber', name: 'Price', label: 'Bedel' },
  { kind: 'formMask', mask: 'phoneNumber', name: 'Phone', label: 'Telefon' },
  { kind: 'passwordInput', name: 'Password', label: 'Şifre' },
  { kind: 'formMask', mask: 'cardNumber', name: 'Card', label: 'Kart' },
  { kind: 'formMask', mask: 'cvc', name: 'Cvc', label: 'Kod' },
  { kind: 'formMask', mask: 'cardExpiry', name: 'Expiry', label: 'Son kullanma' },
  { kind: 'textInput', name: 'Code', label: 'SMS kodu', autoComplete: 'one-time-code' },
  { kind: 'checkboxSingle', name: 'Consent', label: 'Onay' },
  { kind: 'checkboxSingle', name: 'WithoutPlate', label: 'Plaka yok', isAnswer: true },
  { kind: 'dragUpload', name: 'Files', label: 'Belgeler', maxCount: 1 },
  { kind: 'radioGroup', name: 'Kind', label: 'Tür', look: 'normal', other: true, choices: [], preset: '1' },
  {
    kind: 'listInputs',
    name: 'fam',
    label: 'Aile',
    addLabel: '+',
    rowLabel: 'Kişi',
    fields: [
      { kind: 'textInput', name: 'Name', label: 'Ad' },
      { kind: 'passwordInput', name: 'Pin', label: 'Şifre' },
      { kind: 'inputNumber', name: 'Weight', label: 'Kilo', private: true },
      {
        kind: 'selectBox',
        name: 'Conditions',
        label: 'Hastalıklar',
        multiple: true,
        source: { choices: [] },
        private: true,
      },
      { kind: 'textArea', name: 'HealthNote', label: 'Açıklama', maxLength: 500, private: true },
    ],
  },
];

const values = {
  Name: 'Ayşe',
  Price: 12,
  Phone: '(555)000-0001',
  Password: 'gizli-söz',
  Card: '4111 1111 1111 1111',
  Cvc: '123',
  Expiry: '08/29',
  Code: '654321',
  Consent: true,
  WithoutPlate: true,
  Files: [{ fileName: 'a', uid: 'u', base64: 'data:,' }],
  Kind: 'other',
  KindOther: 'Üç',
  fam: [
    { Name: 'Can', Pin: 'gizli-pin', Weight: 74, Conditions: ['gizli-hal'], HealthNote: 'gizli-beyan', individual: 1 },
  ],
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('what was answered is kept per form; secrets, codes, agreements and files are not', () => {
  keepValues('kayit', fields, values);
  expect([...stored.values()].join()).not.toMatch(/gizli|4111|"123"|08.29|654321|data:/);
  expect(readKept('kayit', fields)).toEqual({
    Name: 'Ayşe',
    Price: 12,
    Phone: '(555)000-0001',
    WithoutPlate: true,
    Kind: 'other',
    KindOther: 'Üç',
    fam: [{ Name: 'Can', individual: 1 }],
  });
  expect(readKept('giris', fields)).toEqual({});
  forgetKept('kayit');
  expect(readKept('kayit', fields)).toEqual({});
});

test('[V-06] what is private is kept nowhere, neither in a form nor in its rows', () => {
  const secret: readonly Field[] = [
    { kind: 'textArea', name: 'Note', label: 'Not', maxLength: 500, private: true },
    { kind: 'listInputs', name: 'list', label: 'Liste', addLabel: '+', rowLabel: 'Satır', fields: [], private: true },
  ];
  keepValues('beyan', [...fields, ...secret], {
    ...values,
    Note: 'gizli-not',
    list: [{ Name: 'gizli', individual: 2 }],
  });
  expect([...stored.values()].join()).not.toMatch(/gizli|Weight|Conditions|HealthNote|Note|list/);
  expect(readKept('beyan', [...fields, ...secret])).toMatchObject({ fam: [{ Name: 'Can', individual: 1 }] });
});

test('forms that share a name add to each other', () => {
  keepValues('teklif', fields.slice(0, 1), { Name: 'Ayşe' });
  keepValues('teklif', fields.slice(2, 3), { Phone: '(555)000-0001' });
  expect(readKept('teklif', fields)).toEqual({ Name: 'Ayşe', Phone: '(555)000-0001' });
});

test('what does not fit its field any more is left out', () => {
  for (const text of ['{broken', '[]', 'null', '7']) {
    stored.set('form:eski', text);
    expect(readKept('eski', fields)).toEqual({});
  }
  stored.set('form:eski', JSON.stringify({ Name: 7, Price: 'on', Phone: 'M-AB 12', Kind: ['x'], fam: 'x' }));
  expect(readKept('eski', fields)).toEqual({});
});

test('closed storage is no fault', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  expect(() => keepValues('x', fields, values)).not.toThrow();
  expect(() => forgetKept('x')).not.toThrow();
  expect(readKept('x', fields)).toEqual({});
});

test('values from outside stand before kept ones, kept ones before the preset', () => {
  expect(startValues(fields, { Name: 'Can', Phone: '' }, { Name: 'Ayşe', Phone: '(555)', Kind: '2' })).toMatchObject({
    Name: 'Can',
    Phone: '(555)',
    Kind: '2',
    Price: null,
  });
  expect(startValues(fields, {}, {}).Kind).toBe('1');
});
