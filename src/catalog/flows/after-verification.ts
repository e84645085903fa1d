import type { LineKey } from '#domain/lines.ts';
import { passportTypes } from './by-passport.ts';

/** What follows a proven phone: the registers are asked, or the quotation goes on at a step, counted from zero. */
export type AfterVerification = { readonly kind: 'check' } | { readonly kind: 'step'; readonly step: number };

type Question = { readonly line: LineKey; readonly passportType: unknown; readonly singleSms: boolean };

export function afterVerification({ line, passportType, singleSms }: Question): AfterVerification {
  // Foreigner health has its offers right after the first step.
  if (line === 'yabanci') return { kind: 'step', step: 1 };
  if (line === 'seyahat' && passportType === passportTypes.passportOnly) return { kind: 'step', step: 2 };
  return singleSms ? { kind: 'step', step: 1 } : { kind: 'check' };
}
