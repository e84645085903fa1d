import { inSentence } from '#catalog/coverages/value-text.ts';
import { coverageRow } from '#catalog/coverages/vocabulary.ts';
import type { Shortfall } from '#domain/quote/equal-coverage.ts';
import { offerSortTexts as words } from '#messages/offers.ts';

/** Names what keeps an offer from being compared by price alone. */
export function Shortfalls({ shortfalls }: { readonly shortfalls: readonly Shortfall[] }) {
  const named = (why: Shortfall['why']) =>
    shortfalls
      .filter((shortfall) => shortfall.why === why)
      .map(({ key }) => inSentence(coverageRow(key).label))
      .join(', ');
  const [less, unknown] = [named('less'), named('unknown')];
  if (!less && !unknown) return null;
  return (
    <div className="rounded-field bg-warning-soft px-3 py-2 text-small text-warning">
      {less && <p>{words.lacks(less)}</p>}
      {unknown && <p>{words.unknown(unknown)}</p>}
    </div>
  );
}
