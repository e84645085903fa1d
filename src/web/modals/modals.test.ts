import { beforeEach, describe, expect, test } from 'vitest';
import { forgotPasswordMessages, loginMessages, registerMessages, verificationMessages } from '#messages/modals.ts';
import {
  checkForgotPassword,
  checkLogin,
  checkRegister,
  checkVerification,
  phoneDigits,
  registerFields,
} from './field-checks.ts';
import { modalParts } from './modal-parts.ts';
import { openedModal, openModal } from './modal-store.ts';
import { failureToast } from './reply-toast.ts';

const empty = Object.fromEntries(registerFields.map((field) => [field, ''])) as Parameters<typeof checkRegister>[0];
const filled = {
  name: 'Deniz',
  surname: 'Örnek',
  nationalNumber: '11111111110',
  phone: '5550000001',
  email: 'deniz@example.com',
  password: 'gizli',
  passwordAgain: 'gizli',
  privacy: 'on',
  notice: 'on',
  marketing: '',
};

describe('windows', () => {
  beforeEach(() => openedModal.set(undefined));

  test('[S-11] the four windows carry the specified titles', () => {
    expect(
      [loginMessages, registerMessages, forgotPasswordMessages, verificationMessages].map(({ title }) => title),
    ).toEqual(['Giriş Yap', 'Üye Kayıt Formu', 'Şifremi Yenile', 'Telefon Doğrulama']);
  });

  test('[S-11] every window can be fetched by its name', async () => {
    const parts = await Promise.all(Object.values(modalParts).map((load) => load()));
    expect(parts.map((part) => typeof part)).toEqual(parts.map(() => 'function'));
    expect(Object.keys(modalParts)).toEqual(
      expect.arrayContaining(['login', 'register', 'forgotPassword', 'phoneVerification']),
    );
  });

  test('[S-11] opening a window replaces the one that was open', () => {
    openModal('login');
    openModal('register');
    expect(openedModal.get()).toMatchObject({ name: 'register' });
    openModal('phoneVerification', { phone: '5550000001', queryType: 'login' });
    expect(openedModal.get()).toMatchObject({ name: 'phoneVerification', props: { phone: '5550000001' } });
  });
});

describe('required fields', () => {
  test('[V-03] [V-07] login asks for the user and the password', () => {
    expect(checkLogin({ username: ' ', password: '' })).toEqual({
      username: 'Lütfen TC kimlik numarası giriniz.',
      password: 'Lütfen şifre giriniz.',
    });
    expect(checkLogin({ username: '11111111110', password: 'x' })).toEqual({});
  });

  test('[V-01] [V-02] [V-03] [V-04] [V-05] [V-07] [V-08] [V-09] an empty registration names every field', () => {
    expect(checkRegister(empty)).toEqual({
      name: 'Lütfen adınızı giriniz.',
      surname: 'Lütfen soyadınızı giriniz.',
      nationalNumber: 'Lütfen TC kimlik numarası giriniz.',
      phone: 'Lütfen telefon numarası giriniz.',
      email: 'Lütfen e-mail adresi giriniz.',
      password: 'Lütfen şifre giriniz.',
      privacy: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
      notice: 'Lütfen Aydınlatma metnini okuyup onaylayınız.',
    });
  });

  test('[V-07] the two passwords must match', () => {
    expect(checkRegister({ ...filled, passwordAgain: 'başka' })).toEqual({
      passwordAgain: 'Girdiğiniz şifre eşleştirilemedi.',
    });
  });

  test('a registration without marketing permission is complete', () => {
    expect(checkRegister(filled)).toEqual({});
  });

  test('[V-03] [V-04] a new password asks for the ID and the phone', () => {
    expect(checkForgotPassword({ nationalNumber: '', phone: '' })).toEqual({
      nationalNumber: 'Lütfen TC kimlik numarası giriniz.',
      phone: 'Lütfen telefon numarası giriniz.',
    });
  });

  test('[V-10] [V-11] verification needs the code, kvkk1 and kvkk2; news is optional', () => {
    expect(checkVerification({ code: '', kvkk1: '', kvkk2: '', news: '' })).toEqual({
      code: 'Lütfen SMS kodu giriniz.',
      kvkk1: "Lütfen Gizlilik Politikası ve Kullanıcı Sözleşmesi'ni onaylayın.",
      kvkk2: 'Lütfen Aydınlatma metnini okuyup onaylayınız.',
    });
    expect(checkVerification({ code: '123456', kvkk1: 'on', kvkk2: 'on', news: '' })).toEqual({});
  });

  test.each(['5321234567', '(532)123-4567', '+90 532 123 45 67', '0532 123 45 67', '00905321234567'])(
    '[V-04] the phone %j is stripped before sending',
    (typed) => expect(phoneDigits(typed)).toBe('5321234567'),
  );
});

describe('what a failed call says', () => {
  const reply = { Success: false, StatusCode: 501, Message: 'Bir', Messages: ['Bir', 'İki'], Data: null };

  test("[E-05] [E-06] 'Hata' with the server's messages", () => {
    expect(failureToast(reply)).toEqual({ kind: 'error', title: 'Hata', text: 'Bir\nİki' });
    expect(failureToast({ ...reply, Messages: [] })).toMatchObject({ text: 'Bir' });
  });

  test('[H-03] no reply at all gives the default error', () => {
    expect(failureToast(undefined)).toEqual({ kind: 'error' });
  });

  test('[E-08] a silent refusal of a new password gets its own sentence', () => {
    const silent = { ...reply, Message: '', Messages: [] };
    expect(failureToast(silent, forgotPasswordMessages.unknownUser)).toMatchObject({ text: 'Kullanıcı Bulunamadı.' });
  });
});
