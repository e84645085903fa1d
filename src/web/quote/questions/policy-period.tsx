import type { FormValues } from '#catalog/fields/values.ts';
import { lines } from '#catalog/lines/index.ts';
import { formatDay, readDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { quotationTexts } from '#messages/quote.ts';

type PolicyPeriodProps = {
  readonly line: LineKey;
  /** The questions that are shown now. */
  readonly asked: ReadonlySet<string>;
  readonly values: FormValues;
};

/** The days or years of a policy, or its last day, each undefined where it is not asked. */
function chosenTerm(asked: ReadonlySet<string>, values: FormValues) {
  const numberOf = (name: string) => (asked.has(name) ? Number(values[name] ?? '') : undefined);
  const end = asked.has('PolicyEnd') ? readDay(String(values.PolicyEnd ?? '')) : undefined;
  return { termDays: numberOf('TermDays'), termYears: numberOf('TermYears'), chosenEnd: end };
}

/** From when to when the policy will hold, once it is chosen. */
export function PolicyPeriod({ line, asked, values }: PolicyPeriodProps) {
  const start = asked.has('PolicyStart') ? readDay(String(values.PolicyStart ?? '')) : undefined;
  const chosen = chosenTerm(asked, values);
  const isOpen = chosen.termDays === 0 || chosen.termYears === 0 || (asked.has('PolicyEnd') && !chosen.chosenEnd);
  if (start === undefined || isOpen || (chosen.chosenEnd && chosen.chosenEnd < start)) return null;
  const end = policyEnd({ term: lines[line].term, start, ...chosen });
  return <p className="mt-5 text-ink-soft">{quotationTexts.period(formatDay(start), formatDay(end))}</p>;
}
