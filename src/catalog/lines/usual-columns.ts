import type { Line } from './line.ts';

const daysAhead = 30;

/** What most lines have in common. */
export const startsSoon: Line['start'] = { kind: 'soon', daysAhead };
export const usualRenewalDays = 15;
export const usualPriceFloor = 100 * 100;
