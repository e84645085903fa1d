import { randomBytes } from 'node:crypto';
import { cardBrand } from '#domain/card-brand.ts';
import type { Kurus } from '#domain/money.ts';
import { mostTries } from '../pages/acs-page.ts';
import type { CardFate, Decline } from './cards.ts';

/** A holder on the way through the issuer's page. */
export type Challenge = {
  readonly id: string;
  readonly orderId: string;
  readonly amount: Kurus;
  readonly installments: number;
  readonly maskedCard: string;
  readonly fate: CardFate;
  readonly triesLeft: number;
  /** The merchant's own fields, sent back with the result. */
  readonly echoed: Readonly<Record<string, string>>;
};

/** A verified holder, good for one payment of this order and amount. */
export type Authentication = {
  readonly mdStatus: string;
  readonly md: string;
  readonly xid: string;
  readonly eci: string;
  readonly cavv: string;
  readonly orderId: string;
  readonly amount: Kurus;
  readonly installments: number;
  readonly maskedCard: string;
  readonly decline: Decline | undefined;
};

/** Full and half proof as the card schemes write them. */
function schemeMark(maskedCard: string, full: boolean): string {
  if (cardBrand(maskedCard.slice(0, 6)) === 'mastercard') return full ? '02' : '01';
  return full ? '05' : '06';
}

export class ThreeDSecure {
  readonly #challenges = new Map<string, Challenge>();
  readonly #authentications = new Map<string, Authentication>();

  begin(challenge: Omit<Challenge, 'id' | 'triesLeft'>): Challenge {
    const begun = { ...challenge, id: randomBytes(16).toString('hex'), triesLeft: mostTries };
    this.#challenges.set(begun.id, begun);
    return begun;
  }

  challenge(id: string | undefined): Challenge | undefined {
    return id === undefined ? undefined : this.#challenges.get(id);
  }

  failTry(challenge: Challenge): Challenge {
    const again = { ...challenge, triesLeft: challenge.triesLeft - 1 };
    this.#challenges.set(again.id, again);
    return again;
  }

  end(challenge: Challenge): void {
    this.#challenges.delete(challenge.id);
  }

  authenticate({ orderId, amount, installments, maskedCard, fate }: Challenge): Authentication {
    const authentication = {
      mdStatus: fate.threeD,
      md: `${maskedCard.slice(0, 6)}:${randomBytes(32).toString('hex').toUpperCase()}:${randomBytes(2).readUInt16BE()}##`,
      xid: randomBytes(20).toString('base64'),
      eci: schemeMark(maskedCard, fate.threeD === '1'),
      cavv: randomBytes(20).toString('base64'),
      orderId,
      amount,
      installments,
      maskedCard,
      decline: fate.decline,
    };
    this.#authentications.set(authentication.md, authentication);
    return authentication;
  }

  /** Gone once asked for: it pays for nothing a second time. */
  spend(md: string): Authentication | undefined {
    const authentication = this.#authentications.get(md);
    this.#authentications.delete(md);
    return authentication;
  }

  forget(): void {
    this.#challenges.clear();
    this.#authentications.clear();
  }
}
