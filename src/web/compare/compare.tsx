import './print.css';
import { useState } from 'react';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import { chooseMain } from '#domain/quote/basket.ts';
import { placeOffer } from '#domain/quote/comparison.ts';
import type { AskedMinimum } from '#domain/quote/official-minimum.ts';
import { compareTexts as words } from '#messages/compare.ts';
import { readBasket } from '../offer/basket-store.ts';
import { beginPayment } from '../offer/begin-payment.ts';
import { mayAddBeside } from '../offer/beside-store.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { useCompared } from '../offer/use-compared.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChangeAnswers, Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useStore } from '../ui/use-store.ts';
import { columnsOf } from './columns.ts';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import { Folded } from './folded.tsx';
import { OfferHeads } from './offer-heads.tsx';
import { Scenarios } from './scenarios.tsx';
import { useComparison } from './use-comparison.ts';
import { createViewStore, type Fold, firstView, folds } from './view-store.ts';

export type CompareProps = {
  readonly headerGuid: string;
  readonly line: LineKey;
  readonly insuredValue: Kurus | undefined;
  /** What an authority wants to see covered; undefined where none does. */
  readonly minimum: AskedMinimum | undefined;
  /** First names of the insured people, where people are. */
  readonly people?: readonly string[] | undefined;
  readonly onBack: () => void;
  /** The choice is laid down, and something may be offered beside it. */
  readonly onAddOns: () => void;
  /** The choice is laid down and can be paid. */
  readonly onPay: () => void;
};

/** Chosen offers side by side. */
export function Compare(props: CompareProps) {
  return <CompareOf key={props.headerGuid} {...props} />;
}

function CompareOf({ headerGuid, line, insuredValue, minimum, people, onBack, ...ways }: CompareProps) {
  const { chosen, toggle } = useCompared(headerGuid);
  const { comparison, retry } = useComparison(headerGuid, chosen);
  const offers = comparison.kind === 'offers' ? comparison.offers.filter(({ id }) => chosen.includes(id)) : [];
  function buy(offer: OfferView): void {
    beginPayment(headerGuid, chooseMain(readBasket(headerGuid), offer.id), [offer]);
    if (mayAddBeside(headerGuid, line)) ways.onAddOns();
    else ways.onPay();
  }
  return (
    <div data-printed="">
      {/* The page's heading says it on a screen, and is not printed. */}
      <h2 className="hidden text-h2 print:block">{words.title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 print:hidden">
        <Button variant="link" onClick={onBack}>
          <Icon name="chevronLeft" className="size-5" />
          {words.back}
        </Button>
        {offers.length > 0 && <CompareTools headerGuid={headerGuid} offers={offers} />}
      </div>
      <div className="mt-1">
        {chosen.length === 0 ? (
          <Notice heading="h2" title={words.emptyTitle} text={words.empty}>
            <ChangeAnswers text={words.back} onBack={onBack} />
          </Notice>
        ) : comparison.kind === 'loading' ? (
          <Spinner inner text={words.loading} />
        ) : comparison.kind === 'offers' ? (
          <Columns
            headerGuid={headerGuid}
            line={line}
            insuredValue={insuredValue}
            minimum={minimum}
            people={people}
            offers={offers}
            onBuy={buy}
            onRemove={toggle}
          />
        ) : (
          <Notice
            heading="h2"
            icon="warning"
            title={words.title}
            text={comparison.kind === 'gone' ? words.gone : words.failed}
          >
            {comparison.kind === 'failed' && <Button onClick={retry}>{words.retry}</Button>}
            <ChangeAnswers text={words.back} onBack={onBack} />
          </Notice>
        )}
      </div>
    </div>
  );
}

type ColumnsProps = Omit<CompareProps, 'onBack' | 'onAddOns' | 'onPay'> & {
  readonly offers: readonly OfferView[];
  readonly onBuy: (offer: OfferView) => void;
  readonly onRemove: (id: string) => void;
};

function Columns({ headerGuid, line, insuredValue, minimum, people, offers, onBuy, onRemove }: ColumnsProps) {
  const [store] = useState(() => createViewStore(headerGuid));
  const view = useStore(store, firstView);
  const columns = columnsOf(offers, view.order);
  const { groups, same, untold, differing } = compareRows(line, offers, { minimum, people });
  const place = (where: number, id: string) => {
    const order = columns.map(({ offer }) => offer.id);
    store.set({ ...view, order: placeOffer(order, where, id) });
  };
  const toggle = (fold: Fold, isOpen: boolean) => {
    const open = folds.filter((known) => (known === fold ? isOpen : view.open.includes(known)));
    store.set({ ...view, open });
  };
  return (
    <>
      <OfferHeads columns={columns} onPlace={place} onBuy={onBuy} onRemove={onRemove} />
      <CompareTable columns={columns} groups={groups} />
      {differing === 0 && same.length > 0 && <p className="mt-4 px-1 text-small sm:px-2">{words.allSame}</p>}
      <Folded same={same} untold={untold} open={view.open} onToggle={toggle} />
      <Scenarios line={line} columns={columns} insuredValue={insuredValue} />
    </>
  );
}
