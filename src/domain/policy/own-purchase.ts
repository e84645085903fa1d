import type { Identity } from '../identity.ts';

/** An account as far as it proves anything. */
export type Member = {
  readonly id: string;
  readonly nationalNumber: string;
  readonly phone: string;
  readonly phoneVerifiedAt: Date | undefined;
};

export type Purchase = {
  readonly identity: Pick<Identity, 'number'>;
  /** Proven in the purchase. */
  readonly phone: string;
  /** Who was logged in when it was paid. */
  readonly accountId: string | undefined;
};

/**
 * A national number alone proves nobody: the purchase must be for the member's own number, and either the member was
 * logged in then, or the phone that was proven in it is the member's.
 */
export function isOwnPurchase(member: Member, purchase: Purchase): boolean {
  if (member.phoneVerifiedAt === undefined || member.nationalNumber !== purchase.identity.number) return false;
  return purchase.accountId === member.id || purchase.phone === member.phone;
}
