import type { LineKey } from '#domain/lines.ts';
import type { StepKey } from '../lines/steps.ts';
import { quoteOf } from '../pages/quotes.ts';
import { passportTypes } from './by-passport.ts';
import { nextStep } from './steps.ts';

/** What follows a proven phone: the registers are asked, or the quotation goes on at a step. */
export type AfterVerification = { readonly kind: 'check' } | { readonly kind: 'step'; readonly step: StepKey };

type Question = { readonly line: LineKey; readonly passportType: unknown; readonly singleSms: boolean };

export function afterVerification({ line, passportType, singleSms }: Question): AfterVerification {
  const quote = quoteOf(line);
  const { afterProof } = quote;
  if (afterProof !== 'check') {
    if ('everybodyTo' in afterProof) return { kind: 'step', step: afterProof.everybodyTo };
    if (passportType === passportTypes.passportOnly) return { kind: 'step', step: afterProof.passportOnlyTo };
  }
  return singleSms ? { kind: 'step', step: nextStep(quote, 'identity').key } : { kind: 'check' };
}
