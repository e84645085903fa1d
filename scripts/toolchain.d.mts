export type BuiltPart = {
  readonly name: 'site' | 'server';
  /** Where it is kept which sources it was built from. */
  readonly stamp: string;
  readonly sources: () => readonly string[];
  /** Gives the exit code. */
  readonly build: () => number;
};

export const builtParts: readonly BuiltPart[];

/** Builds what was built from other sources than those of now. */
export function ensureBuilt(): void;
