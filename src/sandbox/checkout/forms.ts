import { randomUUID } from 'node:crypto';
import type { Kurus } from '#domain/money.ts';
import type { CardFate, Decline } from '../bank/cards.ts';
import { mostTries } from '../pages/acs-page.ts';

export type Failure = Omit<Decline, 'code'>;

export type FormProgress =
  | { readonly step: 'open' }
  | {
      readonly step: 'challenged';
      readonly maskedCard: string;
      readonly installments: number;
      readonly fate: CardFate;
      readonly triesLeft: number;
    }
  | { readonly step: 'paid'; readonly paymentId: string }
  | { readonly step: 'failed'; readonly failure: Failure };

/** A payment page made for one order; its token opens the page and later its result. */
export type CheckoutForm = {
  readonly token: string;
  readonly conversationId: string;
  readonly basketId: string;
  readonly amount: Kurus;
  readonly installmentChoices: readonly [number, ...number[]];
  readonly callbackUrl: string;
  readonly type: 'PreAuth' | 'Auth';
  readonly madeAt: Date;
  readonly progress: FormProgress;
};

const lifeSeconds = 1_800;
export const tokenExpireTime = lifeSeconds;

export class CheckoutForms {
  readonly #forms = new Map<string, CheckoutForm>();

  make(form: Omit<CheckoutForm, 'token' | 'progress'>): CheckoutForm {
    const made: CheckoutForm = { ...form, token: randomUUID(), progress: { step: 'open' } };
    this.#forms.set(made.token, made);
    return made;
  }

  find(token: string | undefined): CheckoutForm | undefined {
    return token === undefined ? undefined : this.#forms.get(token);
  }

  /** A page that may still be paid on. */
  usable(token: string | undefined, now: Date): CheckoutForm | undefined {
    const form = this.find(token);
    const fresh = form && now.getTime() - form.madeAt.getTime() < lifeSeconds * 1_000;
    return fresh && (form.progress.step === 'open' || form.progress.step === 'challenged') ? form : undefined;
  }

  advance(form: CheckoutForm, progress: FormProgress): CheckoutForm {
    const advanced = { ...form, progress };
    this.#forms.set(form.token, advanced);
    return advanced;
  }

  forget(): void {
    this.#forms.clear();
  }
}

export function challenged(maskedCard: string, installments: number, fate: CardFate): FormProgress {
  return { step: 'challenged', maskedCard, installments, fate, triesLeft: mostTries };
}
