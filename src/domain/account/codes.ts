import { type LineKey, lineKeys } from '../lines.ts';

/** What an SMS code is for; one code never serves two purposes. */
export const codePurposes = [...lineKeys, 'login'] as const;
export type CodePurpose = LineKey | 'login';

export const codeRules = { digits: 6, validSeconds: 300, mostTries: 5, resendSeconds: 60 } as const;

/** Whole seconds until the next code may be sent; zero when it may be sent now. */
export function secondsUntilResend(lastSent: Date, now: Date): number {
  const left = lastSent.getTime() + codeRules.resendSeconds * 1000 - now.getTime();
  return Math.min(codeRules.resendSeconds, Math.max(0, Math.ceil(left / 1000)));
}

/** A number below a million as six digits. */
export function writeCode(number: number): string {
  return String(number).padStart(codeRules.digits, '0');
}
