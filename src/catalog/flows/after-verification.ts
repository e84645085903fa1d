import type { LineKey } from '#domain/lines.ts';
import type { StepKey } from '../lines/steps.ts';
import { quoteOf } from '../pages/quotes.ts';
import { passportTypes } from './by-passport.ts';

/** What follows a proven phone: the registers are asked, or the quotation goes on at a step, counted from zero. */
export type AfterVerification = { readonly kind: 'check' } | { readonly kind: 'step'; readonly step: number };

type Question = { readonly line: LineKey; readonly passportType: unknown; readonly singleSms: boolean };

export function afterVerification({ line, passportType, singleSms }: Question): AfterVerification {
  const { afterProof, steps } = quoteOf(line);
  const at = (key: StepKey): AfterVerification => ({
    kind: 'step',
    step: steps.findIndex((step) => step.key === key),
  });
  if (afterProof !== 'check') {
    if ('everybodyTo' in afterProof) return at(afterProof.everybodyTo);
    if (passportType === passportTypes.passportOnly) return at(afterProof.passportOnlyTo);
  }
  return singleSms ? { kind: 'step', step: 1 } : { kind: 'check' };
}
