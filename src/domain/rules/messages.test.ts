import { describe, expect, expectTypeOf, test } from 'vitest';
import { ruleMessages, ruleText } from '#messages/rules.ts';
import type { RuleFailure, RuleMessage } from './rule.ts';

const exact = [
  ['[V-01]', 'nameMissing', 'Lütfen adınızı giriniz.'],
  ['[V-02]', 'surnameMissing', 'Lütfen soyadınızı giriniz.'],
  ['[V-03]', 'nationalNumberMissing', 'Lütfen TC kimlik numarası giriniz.'],
  ['[V-04]', 'phoneMissing', 'Lütfen telefon numarası giriniz.'],
  ['[V-05]', 'emailMissing', 'Lütfen e-mail adresi giriniz.'],
  ['[V-06]', 'birthdateMissing', 'Lütfen Doğum Tarihini Giriniz.'],
  ['[V-07]', 'passwordMissing', 'Lütfen şifre giriniz.'],
  ['[V-07]', 'passwordsDiffer', 'Girdiğiniz şifre eşleştirilemedi.'],
  ['[V-08]', 'privacyMissing', "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın."],
  ['[V-09]', 'noticeMissing', 'Lütfen Aydınlatma metnini okuyup onaylayınız.'],
  ['[V-10]', 'smsCodeMissing', 'Lütfen SMS kodu giriniz.'],
  ['[V-13]', 'missing', 'Lütfen doldurun'],
  ['[V-13]', 'passwordFieldMissing', 'Lütfen Doldurun'],
  ['[V-18]', 'nationalNumberInvalid', 'Lütfen geçerli bir TC kimlik numarası giriniz.'],
  ['[V-20]', 'emailInvalid', 'Lütfen email adresinizi doğru doldurun.'],
  ['[V-21]', 'onlyDigits', 'Sadece sayı giriniz.'],
  ['[V-24]', 'amountMissing', 'Bir değer girilmelidir.'],
  ['[V-24]', 'amountTooLow', 'En az {min}₺ olmalıdır.'],
  ['[V-24]', 'amountTooHigh', 'En fazla {max}₺ olmalıdır.'],
] as const satisfies readonly (readonly [string, RuleMessage, string])[];

describe('sentences of the rules', () => {
  test.each(exact)('%s %s says %s', (_, key, sentence) => {
    expect(ruleMessages[key]).toBe(sentence);
  });

  test('every message of a rule has a sentence, and no sentence is left over', () => {
    expectTypeOf<keyof typeof ruleMessages>().toEqualTypeOf<RuleMessage>();
    expectTypeOf<RuleFailure>().toExtend<Parameters<typeof ruleText>[0]>();
  });

  test.each(Object.entries(ruleMessages))('%s asks calmly', (_, sentence) => {
    expect(sentence).not.toMatch(/!|\s{2}|^\s|\s$/);
    expect(sentence).toBe(sentence.normalize('NFC'));
  });

  test('values take their places', () => {
    expect(ruleText({ message: 'amountTooLow', values: { min: '1,000' } })).toBe('En az 1,000₺ olmalıdır.');
    expect(ruleText({ message: 'dateTooLate', values: { max: '$&' } })).toContain('$&');
  });

  test('an unknown message or a missing value is a fault', () => {
    expect(() => ruleText({ message: 'toString' })).toThrow(RangeError);
    expect(() => ruleText({ message: 'amountTooLow' })).toThrow('needs min');
  });
});
