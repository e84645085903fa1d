import { lines } from '#catalog/lines/index.ts';
import { formatLira } from '#domain/money.ts';
import type { OpenOffer } from '../../offer/offer-view.ts';
import { InsurerMark } from '../../ui/insurer-mark.tsx';

/** The offer that everything on the page is added to, in one line. */
export function ChosenOffer({ offer }: { readonly offer: OpenOffer }) {
  const { insurer, insurerName, packageName, line, price } = offer;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-mist px-4 py-3">
      <span className="shrink-0">
        <InsurerMark code={Number(insurer)} name={insurerName} size={36} />
      </span>
      <div className="min-w-min flex-1">
        <p className="font-semibold leading-tight">{insurerName}</p>
        <p className="text-ink-soft text-small">{packageName ?? lines[line].name}</p>
      </div>
      <p className="shrink-0 font-bold text-lead tabular-nums">{formatLira(price)}</p>
    </div>
  );
}
