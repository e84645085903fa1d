import type { ComponentType } from 'react';
import type { ModalName, ModalPropsByName } from '../modal/modal-store.ts';

export type ModalPart<Name extends ModalName> = ComponentType<
  ModalPropsByName[Name] & { readonly onClose: () => void }
>;

/** How each window's code is fetched. */
export const modalParts: { readonly [Name in ModalName]: () => Promise<ModalPart<Name>> } = {
  login: async () => (await import('./login-modal.tsx')).LoginModal,
  register: async () => (await import('./register-modal.tsx')).RegisterModal,
  forgotPassword: async () => (await import('./forgot-password-modal.tsx')).ForgotPasswordModal,
  phoneVerification: async () => (await import('./phone-verification-modal.tsx')).PhoneVerificationModal,
  newPassword: async () => (await import('./new-password-modal.tsx')).NewPasswordModal,
  confirmPassword: async () => (await import('./confirm-password-modal.tsx')).ConfirmPasswordModal,
  numberClaim: async () => (await import('./number-claim-modal.tsx')).NumberClaimModal,
  cookieSettings: async () => (await import('./cookie-settings.tsx')).CookieSettings,
  findOffers: async () => (await import('./find-offers/find-offers-modal.tsx')).FindOffersModal,
};

/** Fetches a window's code ahead of the click. A failure shows itself when the window is opened. */
export function preloadModal(name: ModalName): void {
  modalParts[name]().catch(() => undefined);
}
