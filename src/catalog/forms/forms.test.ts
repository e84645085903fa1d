import { describe, expect, test } from 'vitest';
import type { FormDefinition } from '../fields/field.ts';
import { problemsOf, valuesOf } from '../fields/problems.ts';
import { modelOf } from '../fields/wire.ts';
import { readCityAndCounty } from './city-and-county.ts';
import { fieldsOf } from './fields-of.ts';
import { forgotPasswordForm } from './forgot-password.ts';
import { loginForm } from './login.ts';
import { phoneVerificationForm } from './phone-verification.ts';
import { registerForm, registerWindowForm } from './register.ts';

function messages(form: FormDefinition, sent: Record<string, unknown>) {
  const fields = fieldsOf(form);
  const problems = problemsOf(fields, valuesOf(fields, sent), '2026-11-15');
  return Object.fromEntries(problems.map(({ path, message }) => [path.join('.'), message]));
}

const registration = {
  Name: 'Deniz',
  Surname: 'Örnek',
  NationalNumber: '11111111110',
  Phone: '(555)000-0001',
  Email: 'deniz@example.com',
  Password: 'gizli',
  PasswordAgain: 'gizli',
  PrivacyAgreement: true,
  OpenDataAgreement: true,
};

describe('account forms', () => {
  test('[V-03] [V-07] login asks for the user and the password', () => {
    expect(messages(loginForm, { Username: ' ' })).toEqual({
      Username: 'Lütfen TC kimlik numarası giriniz.',
      Password: 'Lütfen şifre giriniz.',
    });
    expect(messages(loginForm, { Username: '11111111110', Password: 'x' })).toEqual({});
  });

  test('[V-01] [V-02] [V-03] [V-04] [V-05] [V-07] [V-08] [V-09] an empty registration names every field', () => {
    expect(messages(registerForm, {})).toEqual({
      Name: 'Lütfen adınızı giriniz.',
      Surname: 'Lütfen soyadınızı giriniz.',
      NationalNumber: 'Lütfen TC kimlik numarası giriniz.',
      Phone: 'Lütfen telefon numarası giriniz.',
      Email: 'Lütfen e-mail adresi giriniz.',
      Password: 'Lütfen şifre giriniz.',
      PrivacyAgreement: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
      OpenDataAgreement: 'Lütfen Aydınlatma metnini okuyup onaylayınız.',
    });
  });

  test('[V-07] [V-20] the passwords must match and the address must be one', () => {
    expect(messages(registerForm, { ...registration, PasswordAgain: 'başka', Email: 'deniz@' })).toEqual({
      Email: 'Lütfen email adresinizi doğru doldurun.',
      PasswordAgain: 'Girdiğiniz şifre eşleştirilemedi.',
    });
  });

  test('[V-04] a registration without marketing permission is complete, its phone stripped', () => {
    const fields = fieldsOf(registerForm);
    expect(messages(registerForm, registration)).toEqual({});
    expect(modelOf(fields, valuesOf(fields, registration))).toMatchObject({
      Phone: '5550000001',
      AdvertisementAgreement: false,
    });
  });

  test('[N-01] the window asks city, county and sex beside it, and nobody has to tell them', () => {
    const counties = [{ id: '3401', name: 'Kadıköy' }];
    const asked = fieldsOf(registerWindowForm({ birthdate: false, city: '34', counties }));
    const optional = asked.filter(({ name }) => !fieldsOf(registerForm).some((field) => field.name === name));
    expect(optional.map(({ name, required = false }) => [name, required])).toEqual([
      ['CityCode', false],
      ['CountyCode-34', false],
      ['Gender', false],
    ]);
    expect(optional.every(({ label }) => label?.endsWith('(isteğe bağlı)'))).toBe(true);
    const told = { CityCode: '34', 'CountyCode-34': '3401', 'CountyCode-6': '601' };
    expect(readCityAndCounty(told)).toEqual({ CityCode: '34', CountyCode: '3401' });
    expect(readCityAndCounty({ 'CountyCode-34': '3401' })).toEqual({});
  });

  test('[V-03] [V-04] a new password asks for the ID and the phone', () => {
    expect(messages(forgotPasswordForm, {})).toEqual({
      NationalNumber: 'Lütfen TC kimlik numarası giriniz.',
      Gsm: 'Lütfen telefon numarası giriniz.',
    });
  });

  test('[V-10] [V-11] verification needs the code, kvkk1 and kvkk2; news is optional', () => {
    expect(messages(phoneVerificationForm, {})).toEqual({
      SmsActivationCode: 'Lütfen SMS kodu giriniz.',
      kvkk1: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
      kvkk2: 'Lütfen Aydınlatma metnini okuyup onaylayınız.',
    });
    expect(messages(phoneVerificationForm, { SmsActivationCode: '123456', kvkk1: true, kvkk2: true })).toEqual({});
    expect(messages(phoneVerificationForm, { SmsActivationCode: '1234567', kvkk1: true, kvkk2: true })).toHaveProperty(
      'SmsActivationCode',
    );
  });
});
