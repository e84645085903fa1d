/** What a stranger may send to a server of ours, and how long it may take. Every server keeps to these. */
export const edgeLimits = {
  /** Request line and headers together; more is 431. */
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  /** Headers and body together. The largest body is a file of ten megabytes, which a line of one megabit brings in this time. */
  requestMs: 90_000,
  /** How often slow senders are looked for. */
  lookMs: 2_000,
  /** A line on which nothing moves: longer than the slowest call of the specification may take. */
  silentLineMs: 200_000,
  /** Longer than the minute that proxies keep their lines open, so that none is closed under a request. */
  keepAliveMs: 72_000,
  /** Fields of a query or a form. */
  parameters: 200,
  /** What a page's form may hold. */
  pageBodyBytes: 64 * 1024,
  /** A body that was answered unread may still end, if it is no longer than this. */
  unreadBytes: 64 * 1024,
  /** How long the other side may take to let go of a line that is over. */
  lingerMs: 1_000,
  /** How long running requests may go on after a stop was asked for. */
  graceMs: 1_500,
} as const;
