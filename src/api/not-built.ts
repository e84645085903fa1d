import type { CallId } from '#contracts/index.ts';

/** Calls of the contract that nothing answers yet: they say that they are not available. */
export const notBuilt = ['correctOrderEmail'] as const satisfies readonly CallId[];
export type NotBuilt = (typeof notBuilt)[number];
