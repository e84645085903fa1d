/** How long things of an account live, in seconds. */
export const lifetimes = {
  session: 28_800,
  securityToken: 120,
  temporaryPassword: 600,
  /** A registration whose phone was never proven keeps its numbers from others so long. */
  pendingHold: 3_600,
  /** A phone proven by code speaks for the visitor so long in the account's own affairs. */
  proofForAccount: 600,
  /** And so long in a quotation. */
  proofForQuote: 28_800,
  /** A device on which nobody logged in for so long is a new one. */
  knownDevice: 7_776_000,
} as const;

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

export function secondsBefore(moment: Date, seconds: number): Date {
  return secondsAfter(moment, -seconds);
}
