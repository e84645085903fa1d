import type { FormValues } from '#catalog/fields/values.ts';
import { lines } from '#catalog/lines/index.ts';
import { formatDay, readDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { quotationTexts } from '#messages/quote.ts';

type PolicyPeriodProps = {
  readonly line: LineKey;
  /** Whether the length of the policy is chosen. */
  readonly byDays: boolean;
  readonly values: FormValues;
};

/** From when to when the policy will hold, once it is chosen. */
export function PolicyPeriod({ line, byDays, values }: PolicyPeriodProps) {
  const start = readDay(String(values.PolicyStart ?? ''));
  const termDays = byDays ? Number(values.TermDays ?? '') : undefined;
  if (start === undefined || termDays === 0) return null;
  const end = policyEnd({ term: lines[line].term, start, termDays });
  return <p className="mt-5 text-ink-soft">{quotationTexts.period(formatDay(start), formatDay(end))}</p>;
}
