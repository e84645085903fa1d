/** A count of calls, or of different members, under one key and within a window. */
export type Count = {
  readonly key: string;
  readonly windowSeconds: number;
  readonly max: number;
  /** Given where only different members count; who is counted already stays welcome. */
  readonly member: string | undefined;
};

export type RateLimits = {
  /** Counts one call everywhere, and answers the keys that are over their limit. */
  count(counts: readonly Count[], now: Date): Promise<ReadonlySet<string>>;
};
