import type { ProofAsked } from '#contracts/calls/proof.ts';
import type { Envelope } from '#contracts/envelope.ts';
import { outcomes } from '#contracts/outcomes.ts';
import { createStore } from '../ui/store.ts';

/** The quotation whose phone is to be proven before its calls go on; undefined while none waits. */
export const askedProof = createStore<ProofAsked | undefined>(undefined);

type Waiting = (proven: boolean) => void;
const waiting = new Set<Waiting>();
let isOpen = false;

function settle(proven: boolean): void {
  const calls = [...waiting];
  waiting.clear();
  askedProof.set(undefined);
  for (const goOn of calls) goOn(proven);
}

/** What a reply asks for before the call can be answered: the phone of the visitor's own quotation, once more. */
export function proofAskedBy(reply: Envelope | undefined): ProofAsked | undefined {
  if (reply?.StatusCode !== outcomes.codeConfirmationRequired.code) return undefined;
  const { HeaderGuid, MaskedPhone } = (reply.Data ?? {}) as Partial<ProofAsked>;
  return typeof HeaderGuid === 'string' && typeof MaskedPhone === 'string' ? { HeaderGuid, MaskedPhone } : undefined;
}

/** While a page can show the question, calls wait for its answer. Answers how to close. */
export function openProofDesk(): () => void {
  isOpen = true;
  return () => {
    isOpen = false;
    settle(false);
  };
}

/** Waits until the phone is proven; false where nobody asks for it, or no more. */
export function waitForProof(asked: ProofAsked): Promise<boolean> {
  if (!isOpen) return Promise.resolve(false);
  return new Promise((resolve) => {
    waiting.add(resolve);
    askedProof.set(asked);
  });
}

/** The phone is proven: every call that waits is sent again. */
export function proofGiven(): void {
  settle(true);
}
