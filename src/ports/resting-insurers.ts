/** What an insurer's breakers stand before: questions for prices, and what settles a purchase. */
export const wallNames = ['asking', 'settling'] as const;
export type WallName = (typeof wallNames)[number];

/** An insurer that a process leaves alone after failures in a row; in durations, because clocks of processes differ. */
export type Rest = {
  readonly insurer: string;
  readonly wall: WallName;
  readonly agoMs: number;
  /** Until the next call tries whether it is back; below nought where it may try already. */
  readonly leftMs: number;
};

/** What the living processes say together. */
export type RestingInsurer = {
  readonly insurer: string;
  readonly wall: WallName;
  /** Of the process that has left it alone for the longest. */
  readonly since: Date;
  /** Whether some process sends nothing now; otherwise the next call tries. */
  readonly isSilent: boolean;
  readonly processes: number;
};

export type RestingInsurers = {
  /** All rests of a process, in place of those it told before. Its word counts for so long. */
  keep(process: string, rests: readonly Rest[], aliveMs: number): Promise<void>;
  now(): Promise<readonly RestingInsurer[]>;
};
