export type NewResultLink = {
  readonly orderId: string;
  readonly tokenDigest: string;
  readonly expiresAt: Date;
};

/** Links from the bank's return to its result, one for an order. */
export type ResultLinks = {
  /** Takes the place of an earlier link of the order, unless somebody has opened that. */
  issue(link: NewResultLink): Promise<void>;
  /** The order behind a link, for the visitor who opens it first and for nobody after. */
  open(tokenDigest: string, visitor: string, now: Date): Promise<{ readonly orderId: string } | undefined>;
  /** Orders whose link this visitor has opened, while it holds. */
  openedBy(visitor: string, now: Date): Promise<readonly { readonly orderId: string; readonly quotationId: string }[]>;
};
