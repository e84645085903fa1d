import { type LineKey, lineKeys } from '../lines.ts';

/** What an SMS code is for; one code never serves two purposes. */
export const codePurposes = [...lineKeys, 'login', 'support', 'findOffers'] as const;
export type CodePurpose = LineKey | 'login' | 'support' | 'findOffers';

export const codeRules = { digits: 6, validSeconds: 300, mostTries: 5, resendSeconds: 60 } as const;

/** A number below a million as six digits. */
export function writeCode(number: number): string {
  return String(number).padStart(codeRules.digits, '0');
}
