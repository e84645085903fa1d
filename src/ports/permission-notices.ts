import type { MarketingChannel } from '#domain/account/consents.ts';
import type { PermissionChange, TellAnswer } from './permission-register.ts';

/** Somebody whose latest word is that marketing may come this way, as the register was told. */
export type Permitted = { readonly consentId: number; readonly recipient: string };

/** A change, and until when the register must have heard of it. */
export type OwedChange = PermissionChange & { readonly dueAt: Date };

export type UntoldNotices = {
  /** Not told although the time for it is over. */
  readonly overdue: number;
  /** Never told, because the register will not take them. */
  readonly refused: number;
};

/** What the register of permissions is told of every fact about marketing. */
export type PermissionNotices = {
  /**
   * Hands the oldest changes to whoever tells them, and keeps what became of each. One at a time does so, so that changes
   * of one recipient are told in their order; whoever comes meanwhile is told that it is busy.
   */
  tellNext(
    run: { readonly most: number; readonly now: Date },
    tell: (changes: readonly OwedChange[]) => Promise<readonly TellAnswer[]>,
  ): Promise<{ readonly kind: 'busy' } | { readonly kind: 'done'; readonly handed: number; readonly settled: number }>;
  untold(now: Date): Promise<UntoldNotices>;
  /** Members who may be written to, after a given one of them, in the order of their facts. */
  permitted(
    channel: MarketingChannel,
    page: { readonly after: number; readonly most: number },
  ): Promise<readonly Permitted[]>;
  /** Whether nothing newer was said about the channel and recipient. */
  isLatest(channel: MarketingChannel, permitted: Permitted): Promise<boolean>;
  /**
   * A person took the permission back at the register: a fact of its own beside the one it ends. Nothing is written where
   * our fact is the newer one.
   */
  withdrawnThere(
    permitted: Permitted,
    at: { readonly since: Date; readonly textVersion: string; readonly now: Date },
  ): Promise<void>;
};
