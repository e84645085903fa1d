import type { Agreements } from '#catalog/forms/consents.ts';
import type { Trap } from '#contracts/honeypot.ts';
import type { CodePurpose } from '#domain/account/codes.ts';
import type { verificationMessages } from '#messages/modals.ts';
import type { Refusal } from '../ui/refusal.ts';
import { createStore } from '../ui/store.ts';

/** What a person typed and ticked in the verification window. */
export type VerificationAnswer = {
  readonly code: string;
  /** The agreements, under the names of the calls. */
  readonly agreements: Agreements;
  /** What stands in the field that people leave empty. */
  readonly trap: Trap;
};

/** How asking for a code went, and the seconds until the next may be asked for. */
export type SentCode = {
  /** held: the code of a moment ago still serves. unsent: there is none that can be typed here. */
  readonly state: 'sent' | 'held' | 'unsent';
  readonly seconds: number;
  /** Why none was sent. */
  readonly problem?: string | undefined;
};

/** Whose phone is being verified, for what, and what sends and confirms the code. */
export type PhoneVerification = {
  /** As it is shown. */
  readonly phone: string;
  /** Who asks, where that is known here. */
  readonly person?: string | undefined;
  readonly queryType: CodePurpose;
  readonly why: keyof typeof verificationMessages.why;
  /** Sending is off when a code has left already: seconds until the next may be asked for. */
  readonly sentSeconds?: number | undefined;
  /** Sends a code; a failure is told. */
  readonly send: () => Promise<SentCode>;
  /** Agreements that were given in the window before: they are not asked for again. */
  readonly given?: Agreements | undefined;
  /** Answers why the code was refused; what is wrong is told by toast as well. */
  readonly confirm: (answer: VerificationAnswer) => Promise<Refusal | undefined>;
};

/** The password that must be replaced, when this tab still knows it. */
export type ForcedPassword = { readonly oldPassword?: string | undefined };

/** What follows a typed password, and what follows when none is typed. */
export type PasswordQuestion = {
  readonly confirm: (password: string) => Promise<Refusal | undefined>;
  readonly onLeave: () => void;
};

/** What a registration begins with. */
export type BegunRegistration = {
  /** Why it was refused after the window made room for another. */
  readonly refused?: Refusal | undefined;
  /** What is known of the person, by field. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** Whoever registers goes on where they stand, not home. */
  readonly staysHere?: boolean | undefined;
};

/** What the server says about a claim on a national number. */
export type ClaimAnswer = { readonly text: string };

/** What each window needs besides a way to close. */
export type ModalPropsByName = {
  login: Record<never, never>;
  register: BegunRegistration;
  forgotPassword: Record<never, never>;
  phoneVerification: PhoneVerification;
  newPassword: ForcedPassword;
  confirmPassword: PasswordQuestion;
  numberClaim: ClaimAnswer;
  cookieSettings: Record<never, never>;
  findOffers: Record<never, never>;
};

export type ModalName = keyof ModalPropsByName;

export type OpenModal = {
  [Name in ModalName]: { readonly name: Name; readonly props: ModalPropsByName[Name] };
}[ModalName];

type WithoutProps = Exclude<ModalName, 'phoneVerification' | 'newPassword' | 'confirmPassword' | 'numberClaim'>;

/** The window that is open; there is never more than one. */
export const openedModal = createStore<OpenModal | undefined>(undefined);

let opener: Element | null = null;

/** Opens a window by name; one that is open already makes room for it. */
export function openModal(name: WithoutProps): void;
export function openModal(name: 'register', props: BegunRegistration): void;
export function openModal(name: 'phoneVerification', props: PhoneVerification): void;
export function openModal(name: 'newPassword', props: ForcedPassword): void;
export function openModal(name: 'confirmPassword', props: PasswordQuestion): void;
export function openModal(name: 'numberClaim', props: ClaimAnswer): void;
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
