import type { RetentionKind } from '#domain/retention.ts';

export type Removal = {
  readonly now: Date;
  /** What happened before it is kept no longer. */
  readonly before: Date;
  /** One portion: nobody else waits long for what it holds. */
  readonly most: number;
};

/** Takes away what is kept no longer. */
export type RetentionStore = {
  /** Takes one portion away and tells how much that was: less than the most when no more can be taken now. */
  remove(kind: RetentionKind, removal: Removal): Promise<number>;
};
