import { outcomes } from '#contracts/outcomes.ts';
import type { CallRequest } from '../http/http-layer.ts';
import { closeModal, openModal } from '../modal/modal-store.ts';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { verifyPhone } from '../verification/verify-phone.ts';
import { isPasswordAsked, passwordFields } from './password-asked.ts';
import { sealSecrets } from './seal-secrets.ts';
import { useAccountCall } from './use-account-call.ts';

export type Saving = {
  readonly change: CallRequest<'updateCustomer'>;
  /** Whose they are, for the code that proves a new phone. */
  readonly nationalNumber?: string;
  readonly onSaved: () => void | Promise<void>;
  /** A window that proved a new phone is closed, and the change was refused after it. */
  readonly onRefused?: (refusal: Refusal) => void;
  /** The change was not made, and nobody is being asked for anything any more. */
  readonly onLeft?: () => void;
};

/**
 * Saves a change of the customer's details. Where the server wants it, a window asks for the password and another for
 * the code of a new phone; the password stays in memory until both are done. Answers why the change was refused.
 */
export function useSaveCustomer(): (saving: Saving) => Promise<Refusal | undefined> {
  const call = useAccountCall();

  async function save(saving: Saving, password?: string): Promise<Refusal | undefined> {
    const { change, onSaved, onLeft } = saving;
    const secrets = password === undefined ? { sealed: {} } : await sealSecrets({ Password: password });
    if ('refusal' in secrets) return secrets.refusal;
    const reply = await call('updateCustomer', { ...change, ...secrets.sealed });
    if (isPasswordAsked(reply)) return askPassword(saving);
    if (reply?.StatusCode === outcomes.codeConfirmationRequired.code) return provePhone(saving, password);
    if (reply?.Success) {
      if (password !== undefined) closeModal();
      await onSaved();
      return undefined;
    }
    // A wrong password is told, and its window stays open.
    if (password === undefined) onLeft?.();
    return refusalOf(reply, { fields: passwordFields });
  }

  function askPassword(saving: Saving): undefined {
    openModal('confirmPassword', {
      confirm: (password) => save(saving, password),
      onLeave: () => saving.onLeft?.(),
    });
  }

  function provePhone(saving: Saving, password: string | undefined): undefined {
    verifyPhone({
      phone: String(saving.change.Phone),
      person: { NationalNumber: saving.nationalNumber },
      queryType: 'login',
      why: 'newPhone',
      onVerified: async () => {
        const refusal = await save(saving, password);
        if (refusal) saving.onRefused?.(refusal);
      },
    });
  }

  return (saving) => save(saving);
}
