import { lines } from '#catalog/lines/index.ts';
import { type Day, formatDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { deviceStartTexts as words } from '#messages/device-questions.ts';
import { quotationTexts } from '#messages/quote.ts';
import { FoundFacts } from '../../questions/found-facts.tsx';

type PolicyStartFactProps = { readonly line: LineKey; readonly start: Day; readonly today: Day };

/** When the policy begins is a fact and no question. */
export function PolicyStartFact({ line, start, today }: PolicyStartFactProps) {
  const end = policyEnd({ term: lines[line].term, start });
  return (
    <FoundFacts title={words.label} rows={[]}>
      <p className="mt-2">{start === today ? words.today(formatDay(start)) : words.renewal(formatDay(start))}</p>
      <p className="mt-1 text-ink-soft text-small">{quotationTexts.period(formatDay(start), formatDay(end))}</p>
    </FoundFacts>
  );
}
