import { coverText } from '#catalog/coverages/cover-text.ts';
import { coveragesOf } from '#catalog/coverages/lines.ts';
import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { foldTurkish } from '#domain/turkish-text.ts';
import type { OfferView } from '../../offer/offer-view.ts';

/** A cover without the name of its add-on before it, which stands above: "Vefat" of "Ferdi kaza, vefat". */
export function shortLabel(line: LineKey, label: string): string {
  const [first = '', ...rest] = label.split(', ');
  const own = rest.join(', ');
  const isNamed = own !== '' && foldTurkish(lines[line].name).endsWith(foldTurkish(first));
  return isNamed ? own.charAt(0).toLocaleUpperCase('tr-TR') + own.slice(1) : label;
}

/** What decides about an add-on, in a line or two. */
export function CoverFacts({ offer }: { readonly offer: OfferView }) {
  return (
    <dl className="flex min-w-0 flex-1 basis-48 flex-wrap gap-x-4 text-small">
      {coveragesOf(offer.line).decisive.map((row) => (
        <div key={row.key} className="flex flex-wrap gap-x-1.5">
          <dt className="text-ink-soft">{shortLabel(offer.line, row.label)}</dt>
          <dd className="font-semibold tabular-nums">
            {offer.coverageState === 'coming' ? '…' : coverText(row, offer.coverages)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
