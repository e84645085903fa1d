import type { InsurersOptions } from './index.ts';

/** How the insurers work: as in life, or all day long, quickly and without faults of their own. */
export const insurerPaces = {
  lifelike: {},
  brisk: { latencyFactor: 0.05, reviewFactor: 0.05, faults: false, alwaysOpen: true },
} as const satisfies Record<string, InsurersOptions>;
