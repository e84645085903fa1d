import type { MarketingChannel } from '#domain/account/consents.ts';

/** A phone as ten digits, or an e-mail address. */
export type PermissionSubject = { readonly channel: MarketingChannel; readonly recipient: string };

export type PermissionChange = PermissionSubject & { readonly granted: boolean; readonly givenAt: Date };

/** Refused means that the register will never take it; unavailable is worth another try. */
export type TellAnswer =
  | { readonly kind: 'told' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable' };

export type PermissionAnswer =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly since: Date }
  | { readonly kind: 'unknown' | 'unavailable' };

/** The national register in which people see, and take back, what they permitted to whom. */
export type PermissionRegister = {
  /** Tells changes one after the other; an answer for each. After one that could not be told none is tried. */
  tell(changes: readonly PermissionChange[], signal: AbortSignal): Promise<readonly TellAnswer[]>;
  ask(subject: PermissionSubject, signal: AbortSignal): Promise<PermissionAnswer>;
};
