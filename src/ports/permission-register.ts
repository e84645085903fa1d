import type { MarketingChannel } from '#domain/account/consents.ts';

/** A phone as ten digits, or an e-mail address. */
export type PermissionSubject = { readonly channel: MarketingChannel; readonly recipient: string };

export type PermissionChange = PermissionSubject & { readonly granted: boolean; readonly givenAt: Date };

/**
 * Refused means that the register will never take it. It may be tried again where the register is unavailable, and where
 * it answers something that we cannot read: then others are tried all the same.
 */
export type TellAnswer =
  | { readonly kind: 'told' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unavailable' | 'unclear' };

export type PermissionAnswer =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly since: Date }
  | { readonly kind: 'unknown' | 'unavailable' };

/** The national register in which people see, and take back, what they permitted to whom. */
export type PermissionRegister = {
  /** Tells changes one after the other; an answer for each. Once the register is away none is tried. */
  tell(changes: readonly PermissionChange[], signal: AbortSignal): Promise<readonly TellAnswer[]>;
  ask(subject: PermissionSubject, signal: AbortSignal): Promise<PermissionAnswer>;
};
