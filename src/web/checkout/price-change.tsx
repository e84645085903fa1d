import { type ReactNode, useEffect, useRef } from 'react';
import { formatLira } from '#domain/money.ts';
import { priceChangeTexts as words } from '#messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PriceNews } from './price-news.ts';

type PriceChangeProps = { readonly news: PriceNews; readonly onAccept: () => void; readonly onDecline: () => void };

/** The old and the new price. Nothing goes on without a yes. */
export function PriceChange({ news: { old, now }, onAccept, onDecline }: PriceChangeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card bg-warning-soft p-5 desktop:p-6">
      <Icon name="warning" className="size-8 text-warning" />
      <h3 ref={heading} tabIndex={-1} className="mt-2 text-h4 outline-none">
        {words.title}
      </h3>
      <p className="mt-2 max-w-text">{words.text}</p>
      <dl className="mt-4 grid max-w-modal gap-2 tabular-nums">
        <Price name={words.old}>
          <s>{formatLira(old)}</s>
        </Price>
        <Price name={words.now}>
          <strong className="text-h4">{formatLira(now)}</strong>
        </Price>
        <Price name={now > old ? words.more : words.less}>{formatLira(Math.abs(now - old))}</Price>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onAccept}>{words.accept}</Button>
        <Button variant="quiet" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}

function Price({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
