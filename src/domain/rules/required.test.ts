import { describe, expect, test } from 'vitest';
import { ruleText } from '#messages/rules.ts';
import { checked } from './checked.ts';
import { inOrder } from './in-order.ts';
import { passwordMatch } from './password-match.ts';
import { required } from './required.ts';
import type { RuleFailure } from './rule.ts';
import { smsCode } from './sms-code.ts';
import { verificationConsents } from './verification-consents.ts';

const said = (failure: RuleFailure | undefined) => failure && ruleText(failure);

describe('what must be filled', () => {
  test.each([
    ['[V-01]', 'nameMissing', 'Lütfen adınızı giriniz.'],
    ['[V-02]', 'surnameMissing', 'Lütfen soyadınızı giriniz.'],
    ['[V-03]', 'nationalNumberMissing', 'Lütfen TC kimlik numarası giriniz.'],
    ['[V-04]', 'phoneMissing', 'Lütfen telefon numarası giriniz.'],
    ['[V-05]', 'emailMissing', 'Lütfen e-mail adresi giriniz.'],
    ['[V-06]', 'birthdateMissing', 'Lütfen Doğum Tarihini Giriniz.'],
    ['[V-07]', 'passwordMissing', 'Lütfen şifre giriniz.'],
    ['[V-13]', 'missing', 'Lütfen doldurun'],
    ['[V-13]', 'passwordFieldMissing', 'Lütfen Doldurun'],
  ] as const)('%s an empty field with %s says %s', (_, message, sentence) => {
    expect(said(required(message)(''))).toBe(sentence);
    expect(required(message)('x')).toBeUndefined();
  });

  test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\ufeff \u2060'])('[V-13] %j counts as empty', (value) => {
    expect(said(required()(value))).toBe('Lütfen doldurun');
  });

  test('[V-07] the confirmation must repeat the password', () => {
    expect(passwordMatch('Şifre 1')('Şifre 1')).toBeUndefined();
    expect(said(passwordMatch('Şifre 1')('şifre 1'))).toBe('Girdiğiniz şifre eşleştirilemedi.');
    expect(said(passwordMatch('Şifre 1')(''))).toBe('Girdiğiniz şifre eşleştirilemedi.');
  });

  test('the first of several rules that fails speaks', () => {
    const rule = inOrder(required('passwordMissing'), passwordMatch('abc'));
    expect(rule('')).toEqual({ message: 'passwordMissing' });
    expect(rule('ab')).toEqual({ message: 'passwordsDiffer' });
    expect(rule('abc')).toBeUndefined();
  });
});

describe('[V-10] SMS code', () => {
  test.each(['1', '123456', 'A1b2C3'])('%j is taken', (code) => {
    expect(smsCode(code)).toBeUndefined();
  });

  test('it must be there and have at most six characters', () => {
    expect(said(smsCode(' '))).toBe('Lütfen SMS kodu giriniz.');
    expect(smsCode('1234567')).toEqual({ message: 'smsCodeTooLong', values: { max: 6 } });
    expect(said(smsCode('1234567'))).toContain('6');
  });
});

describe('[V-22] choices', () => {
  test.each([true, 'a', 0, 7, ['x'], [0], '0'])('%j is chosen', (value) => {
    expect(checked()(value)).toBeUndefined();
  });

  test.each([false, '', ' ', undefined, null, [], Number.NaN])('%j is not chosen', (value) => {
    expect(said(checked()(value))).toBe('Lütfen doldurun');
  });

  test('[V-08] the privacy consent must be given', () => {
    expect(said(checked('privacyMissing')(false))).toBe(
      "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
    );
  });

  test('[V-09] the notice must be read', () => {
    expect(said(checked('noticeMissing')(false))).toBe('Lütfen Aydınlatma metnini okuyup onaylayınız.');
  });

  test('[V-11] verification needs the agreement and the notice, not the news', () => {
    expect(verificationConsents.kvkk1(false)).toEqual({ message: 'privacyMissing' });
    expect(verificationConsents.kvkk2(false)).toEqual({ message: 'noticeMissing' });
    expect(verificationConsents.news(false)).toBeUndefined();
    expect(verificationConsents.kvkk1(true)).toBeUndefined();
    expect(verificationConsents.kvkk2(true)).toBeUndefined();
  });
});
