import type { Property } from './property.ts';

/** Which buildings an insurer takes into compulsory coverage. Its price is nobody's to choose. */
export type DaskTaste = {
  readonly uses: readonly Property['propertyUse'][];
  readonly otherStructures: boolean;
  /** Buildings whose damage was repaired. */
  readonly repaired: boolean;
  /** Whether it writes a lender into the policy. */
  readonly lenders: boolean;
  /** Whether it leaves it to the customer that another policy still runs. */
  readonly whileOtherRuns: boolean;
};

const usual: DaskTaste = {
  uses: ['dwelling', 'office', 'shop', 'other'],
  otherStructures: true,
  repaired: true,
  lenders: true,
  whileOtherRuns: true,
};

/** What is odd about an insurer, by its code. */
const tastes: Readonly<Record<string, Partial<DaskTaste>>> = {
  903: { uses: ['dwelling', 'office'], whileOtherRuns: false },
  906: { uses: ['dwelling', 'office', 'shop'], otherStructures: false },
  907: { repaired: false, whileOtherRuns: false },
  914: { uses: ['dwelling', 'office', 'shop'], lenders: false },
};

export function daskTasteOf(code: string): DaskTaste {
  return { ...usual, ...tastes[code] };
}
