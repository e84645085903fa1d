import { outcomes } from '#contracts/outcomes.ts';
import type { CallRequest } from '../http/http-layer.ts';
import { closeModal, openModal } from '../modal/modal-store.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { isPasswordAsked } from './password-asked.ts';
import { sealSecrets } from './seal-secrets.ts';
import { useAccountCall } from './use-account-call.ts';

export type Saving = {
  readonly change: CallRequest<'updateCustomer'>;
  /** Whose they are, for the code that proves a new phone. */
  readonly nationalNumber?: string;
  readonly onSaved: () => void | Promise<void>;
  /** The change was not made, and nobody is being asked for anything any more. */
  readonly onLeft?: () => void;
};

/**
 * Saves a change of the customer's details. Where the server wants it, a window asks for the password and another for
 * the code of a new phone; the password stays in memory until both are done.
 */
export function useSaveCustomer(): (saving: Saving) => Promise<void> {
  const call = useAccountCall();

  async function save(saving: Saving, password?: string): Promise<void> {
    const { change, onSaved, onLeft } = saving;
    const sealed = password === undefined ? {} : await sealSecrets({ Password: password });
    const reply = sealed && (await call('updateCustomer', { ...change, ...sealed }));
    if (isPasswordAsked(reply)) return askPassword(saving);
    if (reply?.StatusCode === outcomes.codeConfirmationRequired.code) return provePhone(saving, password);
    if (reply?.Success) {
      if (password !== undefined) closeModal();
      return onSaved();
    }
    // A wrong password is told, and its window stays open.
    if (password === undefined) onLeft?.();
  }

  function askPassword(saving: Saving): void {
    openModal('confirmPassword', {
      confirm: (password) => save(saving, password),
      onLeave: () => saving.onLeft?.(),
    });
  }

  function provePhone(saving: Saving, password: string | undefined): void {
    verifyPhone({
      phone: String(saving.change.Phone),
      person: { NationalNumber: saving.nationalNumber },
      queryType: 'login',
      why: 'newPhone',
      onVerified: () => save(saving, password),
    });
  }

  return (saving) => save(saving);
}
