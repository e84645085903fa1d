import type { FactRow } from '#catalog/fields/fact-rows.ts';
import { lines } from '#catalog/lines/index.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, installmentText } from '#domain/money.ts';
import { basketSummaryTexts as words } from '#messages/checkout.ts';
import { ForeignPriceLine, PersonPrices } from '../offer/price-parts.tsx';
import { Validity } from '../offer/validity.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { SpinnerRing } from '../ui/spinner.tsx';
import type { PaymentItem, PaymentView } from './payment-view.ts';

type BasketSummaryProps = {
  readonly view: PaymentView;
  /** What is insured. */
  readonly insured: readonly FactRow[];
  /** Whether the figures are being worked out anew. */
  readonly refreshing: boolean;
  /** Undefined where nothing is offered beside the line. */
  readonly onAddOns?: (() => void) | undefined;
};

/** What is bought, for what, until when the price holds, and what it costs together. */
export function BasketSummary({ view, insured, refreshing, onAddOns }: BasketSummaryProps) {
  const id = useElementId();
  const [main] = view.items;
  return (
    <Card tone="mist" role="group" aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {words.title}
      </h3>
      <ul className="mt-4 grid gap-4" aria-busy={refreshing}>
        {view.items.map((item) => (
          <Item key={item.offerId} item={item} ownPeriod={hasOwnPeriod(item, main)} faint={refreshing} />
        ))}
      </ul>
      {onAddOns && (
        <Button variant="link" className="mt-1" onClick={onAddOns}>
          {words.changeAddOns}
        </Button>
      )}
      <dl className="mt-4 grid gap-2 border-line border-t pt-4 text-small">
        {insured.map((row) => (
          <Row key={row.name} {...row} />
        ))}
        {main && <Row name={words.period} value={periodOf(main)} />}
      </dl>
      <div className="mt-4 border-line border-t pt-4" aria-live="polite">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>{words.total}</span>
          <span className="whitespace-nowrap font-bold text-h2 tabular-nums">{formatLira(view.total)}</span>
        </p>
        <p className="text-right text-ink-soft text-small tabular-nums">
          {view.count > 1 ? installmentText(view.total, view.count) : words.taxNote}
        </p>
        {refreshing && (
          <p className="mt-1 flex items-center justify-end gap-2 text-ink-soft text-small">
            <SpinnerRing className="size-4" />
            {words.refreshing}
          </p>
        )}
      </div>
      <div className="mt-4">
        <Validity until={view.validUntil} />
      </div>
    </Card>
  );
}

const periodOf = ({ start, end }: PaymentItem) => words.from(formatDay(start), formatDay(end));

/** The main policy's period is told once; what runs otherwise says so itself. */
const hasOwnPeriod = (item: PaymentItem, main: PaymentItem | undefined) =>
  main !== undefined && (item.start !== main.start || item.end !== main.end);

function withdrawalOf({ line }: PaymentItem): string {
  const { right, days } = lines[line].withdrawal;
  return words.withdrawal[right](days);
}

type ItemProps = { readonly item: PaymentItem; readonly ownPeriod: boolean; readonly faint: boolean };

function Item({ item, ownPeriod, faint }: ItemProps) {
  return (
    <li className="flex flex-wrap items-start gap-3">
      <span className="shrink-0">
        <InsurerMark code={Number(item.insurer)} name={item.insurerName} size={36} />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold leading-tight">{lines[item.line].name}</p>
        <p className="text-ink-soft text-small">{[item.insurerName, item.packageName].filter(Boolean).join(', ')}</p>
        {ownPeriod && <p className="text-ink-soft text-small">{periodOf(item)}</p>}
      </div>
      <p className={faint ? 'whitespace-nowrap text-ink-soft tabular-nums' : 'whitespace-nowrap tabular-nums'}>
        {formatLira(item.price)}
      </p>
      <div className="w-full">
        <p className="text-ink-soft text-small">{withdrawalOf(item)}</p>
        <ForeignPriceLine price={item.foreignPrice} />
        <PersonPrices people={item.personPrices} />
      </div>
    </li>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{value}</dd>
    </div>
  );
}
