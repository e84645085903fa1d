import type { LineKey } from '#domain/lines.ts';

/** An insurer, or one of its lines; all of them where none is named. */
export type Switched = { readonly insurer: string; readonly line: LineKey | undefined };

export type SwitchedOff = Switched & {
  readonly since: Date;
  /** Name of the operator. */
  readonly by: string;
  readonly why: string;
};

/** Insurers that the agency does not ask and does not sell now. */
export type InsurerSwitches = {
  /** By what this process keeps in memory. */
  isOff(insurer: string, line: LineKey): boolean;
  list(): Promise<readonly SwitchedOff[]>;
  /** False where that very switch is off already. */
  turnOff(which: Switched, by: { readonly operatorId: string; readonly why: string }, now: Date): Promise<boolean>;
  /** All lines: also those that were turned off one by one. False where nothing was off. */
  turnOn(which: Switched): Promise<boolean>;
};
