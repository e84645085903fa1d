/** So many at once, and then again as steadily as they fit into the window. */
export type Pace = { readonly key: string; readonly windowSeconds: number; readonly max: number };

/** A pace of calls, or how many different members there are within a window. */
export type Count = Pace & {
  /** Given where only different members count; who is counted already stays welcome. */
  readonly member?: string | undefined;
  /** Places that only those find who stay within all of the quiet paces. */
  readonly reserve?: { readonly places: number; readonly quiet: readonly Pace[] } | undefined;
};

export type RateLimits = {
  /**
   * Counts one call everywhere, or nowhere: the first count without room refuses it, and says in how many seconds it
   * has room again. Calls made together never pass a limit.
   */
  count(
    counts: readonly Count[],
    now: Date,
  ): Promise<{ readonly key: string; readonly waitSeconds: number } | undefined>;
  /** Takes one call back where it was counted. */
  giveBack(counts: readonly Count[]): Promise<void>;
};
