import { beforeEach, describe, expect, test } from 'vitest';
import { forgotPasswordMessages, loginMessages, registerMessages, verificationMessages } from '#messages/modals.ts';
import { openedModal, openModal } from '../modal/modal-store.ts';
import { failureToast } from '../ui/toasts/reply-toast.ts';
import { modalParts } from './modal-parts.ts';

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
    openModal('phoneVerification', {
      phone: '5550000001',
      queryType: 'login',
      why: 'login',
      send: () => Promise.resolve({ state: 'sent', seconds: 60 }),
      confirm: () => Promise.resolve(undefined),
    });
    expect(openedModal.get()).toMatchObject({ name: 'phoneVerification', props: { phone: '5550000001' } });
  });
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
