import type { LineKey } from '#domain/lines.ts';
import { createStore } from '../ui/store.ts';

/** Whose phone is being verified, and for what. */
export type PhoneVerification = { readonly phone: string; readonly queryType: LineKey | 'login' };

/** What each window needs besides a way to close. */
export type ModalPropsByName = {
  login: Record<never, never>;
  register: Record<never, never>;
  forgotPassword: Record<never, never>;
  phoneVerification: PhoneVerification;
  cookieSettings: Record<never, never>;
};

export type ModalName = keyof ModalPropsByName;

export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalPropsByName[Name] };
}[ModalName];

type WithoutProps = Exclude<ModalName, 'phoneVerification'>;

/** The window that is open; there is never more than one. */
export const openedModal = createStore<OpenModal | undefined>(undefined);

let opener: Element | null = null;

/** Opens a window by name; one that is open already makes room for it. */
export function openModal(name: WithoutProps): void;
export function openModal(name: 'phoneVerification', props: PhoneVerification): void;
export function openModal(name: ModalName, props: object = {}): void {
  if (!openedModal.get() && typeof document !== 'undefined') opener = document.activeElement;
  openedModal.set({ name, props } as OpenModal);
}

/** Closes the window and gives focus back to what had it before the first one opened. */
export function closeModal(): void {
  const back = opener;
  opener = null;
  openedModal.set(undefined);
  if (back instanceof HTMLElement) requestAnimationFrame(() => back.focus());
}
