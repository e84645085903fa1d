import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { resultTexts, retryTexts as words } from '#messages/result.ts';
import { Button } from '../ui/button.tsx';
import { CallAgency } from '../ui/notice.tsx';
import type { EndKind } from './result-view.ts';

type WaysOnProps = {
  readonly kind: EndKind;
  readonly status: OrderStatus;
  readonly onRetry: () => void;
  readonly onOffers: () => void;
};

/** How to try again after a payment that came to nothing: another card, the new price, or another offer. */
export function WaysOn({ kind, status: { PriceChange }, onRetry, onOffers }: WaysOnProps) {
  if (kind === 'needsAttention')
    return (
      <div className="grid gap-3 @xl:justify-items-start">
        <p className="text-ink-soft">{words.call}</p>
        <CallAgency />
      </div>
    );
  if (kind === 'refunded' || (kind === 'voided' && !PriceChange))
    return (
      <div className="grid gap-3 @xl:flex @xl:flex-wrap">
        <Button onClick={onOffers}>{words.otherOffer}</Button>
        <CallAgency />
      </div>
    );
  return (
    <>
      {PriceChange && <NewPrice change={PriceChange} />}
      <div className="grid gap-3 @xl:flex @xl:flex-wrap">
        <Button onClick={onRetry}>{againText(kind, PriceChange !== null)}</Button>
        <Button variant="quiet" onClick={onOffers}>
          {resultTexts.toOffers}
        </Button>
      </div>
    </>
  );
}

/** A card that was never refused may pay as well as another. */
function againText(kind: EndKind, isRepriced: boolean): string {
  if (isRepriced) return words.newPrice;
  return kind === 'cancelled' ? words.again : words.otherCard;
}

function NewPrice({ change }: { readonly change: NonNullable<OrderStatus['PriceChange']> }) {
  const [old, now] = [fromLira(change.OldGrossPremium), fromLira(change.NewGrossPremium)];
  const rows = [
    [words.old, formatLira(old)],
    [words.now, formatLira(now)],
    [words.difference, formatLira(now - old)],
  ] as const;
  return (
    <dl aria-label={words.priceTitle} className="grid max-w-modal gap-2 rounded-card bg-warning-soft p-5 tabular-nums">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
