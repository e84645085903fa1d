import type { LineKey } from '#domain/lines.ts';
import { lines } from '../lines/index.ts';

/** What the holder of a policy is told to do in a claim, and what such a policy never pays. */
export const policyGuides = [
  'car',
  'earthquake',
  'home',
  'supplementary',
  'individual',
  'foreigner',
  'trip',
  'pet',
  'device',
  'other',
] as const;
export type PolicyGuide = (typeof policyGuides)[number];

/** What is sold beside a line only has no guide of its own. */
export function policyGuideOf(line: LineKey): PolicyGuide {
  const { risk, quote } = lines[line];
  if (quote === 'addOn') return 'other';
  switch (risk.kind) {
    case 'vehicle':
      return 'car';
    case 'property':
    case 'health':
      return risk.asks;
    case 'trip':
    case 'pet':
    case 'device':
      return risk.kind;
  }
}
