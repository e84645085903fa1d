import { describe, expect, test } from 'vitest';
import { ruleText } from '#messages/rules.ts';
import { email, normaliseEmail } from './email.ts';
import { hasPhoneDigits, normalisePhone, phone } from './phone.ts';

describe('[V-14] phone', () => {
  test.each(['5321234567', '(532)123-4567', '5101234567', '5990000000'])('%s is valid', (value) => {
    expect(phone(value)).toBeUndefined();
  });

  test.each([
    '532123456',
    '53212345678',
    '05321234567',
    '(532)123-456',
    '(532) 123-4567',
    '(532)1234567',
    '2121234567',
    '532123456a',
  ])('%j is refused', (value) => {
    expect(phone(value)).toEqual({ message: 'phoneInvalid' });
  });

  test.each([
    '5321234567',
    '05321234567',
    '905321234567',
    '+905321234567',
    '00905321234567',
    '+90 532 123 45 67',
    ' + 90 (532) 123-45-67 ',
    '+90 0532 123 45 67',
    '90 0532 123 45 67',
    '0 (532) 123 45 67',
    '(532)123-4567',
    '532.123.45.67',
    '５３２１２３４５６７',
    '٥٣٢١٢٣٤٥٦٧',
    '\n532 123 45 67\n',
  ])('[V-04] %j is sent as ten digits', (value) => {
    expect(normalisePhone(value)).toBe('5321234567');
  });

  test.each([
    ['9053212345', '9053212345'],
    ['905', '905'],
    ['', ''],
    ['+90', ''],
    ['02121234567', '2121234567'],
  ])('%j keeps the digits %j', (value, digits) => {
    expect(normalisePhone(value)).toBe(digits);
  });

  test('[F-06] the check icon comes with the tenth digit', () => {
    expect(hasPhoneDigits('(532)123-456')).toBe(false);
    expect(hasPhoneDigits('(532)123-4567')).toBe(true);
    expect(hasPhoneDigits('05321234567')).toBe(true);
  });
});

describe('[V-20] e-mail', () => {
  test.each([
    'a@b.co',
    'ad.soyad+etiket@alt.ornek.com.tr',
    "o'brien@example.org",
    'x_y-z@xn--rnek-5qa.com',
    ' ali@ornek.com ',
    `${'a'.repeat(64)}@ornek.com`,
  ])('%j is accepted', (value) => {
    expect(email(value)).toBeUndefined();
  });

  test.each([
    'ali',
    'ali@',
    '@ornek.com',
    'ali@ornek',
    'ali@ornek.c',
    'ali@@ornek.com',
    'ali@ornek..com',
    'ali@-ornek.com',
    'ali@ornek-.com',
    '.ali@ornek.com',
    'ali.@ornek.com',
    'a..b@ornek.com',
    'a li@ornek.com',
    'ali@gmaıl.com',
    'şule@ornek.com',
    'ali@127.0.0.1',
    'ali@ornek.com, veli@ornek.com',
    'Ali <ali@ornek.com>',
    'ali@ornek.com\nBcc: x@y.z',
    `${'a'.repeat(65)}@ornek.com`,
    `a@${'b.'.repeat(126)}com`,
  ])('%j is refused', (value) => {
    const failure = email(value);
    expect(failure && ruleText(failure)).toBe('Lütfen email adresinizi doğru doldurun.');
  });

  test('a pasted address loses the spaces around it', () => {
    expect(normaliseEmail('\u200b ali@ornek.com\n')).toBe('ali@ornek.com');
  });
});
