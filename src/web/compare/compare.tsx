import './print.css';
import { useState } from 'react';
import type { LineKey } from '#domain/lines.ts';
import type { Kurus } from '#domain/money.ts';
import { chooseMain } from '#domain/quote/basket.ts';
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
import { ColumnHead } from './column-head.tsx';
import { columnsOf, type Picked, pick, pickedOf } from './columns.ts';
import { compareGroups, onlyDifferences } from './compare-rows.ts';
import { CompareTable } from './compare-table.tsx';
import { CompareTools } from './compare-tools.tsx';
import { Scenarios } from './scenarios.tsx';
import { tableGroups } from './table-groups.tsx';
import { useComparison } from './use-comparison.ts';

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
    <div data-printed="" className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{words.title}</h2>
        <Button variant="link" className="print:hidden" onClick={onBack}>
          <Icon name="chevronLeft" className="size-5" />
          {words.back}
        </Button>
      </div>
      <div className="mt-5">
        {chosen.length === 0 ? (
          <Notice title={words.emptyTitle} text={words.empty}>
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
          <Notice icon="warning" title={words.title} text={comparison.kind === 'gone' ? words.gone : words.failed}>
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
  const [differing, setDiffering] = useState(false);
  const [wanted, setWanted] = useState<Picked>();
  const picked = pickedOf(offers, wanted);
  const columns = columnsOf(offers, picked);
  const all = compareGroups(line, offers, { minimum, people });
  const { groups, hidden } = differing ? onlyDifferences(all) : { groups: all, hidden: 0 };
  return (
    <>
      <CompareTools
        headerGuid={headerGuid}
        offers={offers}
        differing={differing}
        onDiffering={setDiffering}
        note={differing && groups.length === 1 ? words.allSame : words.hidden(hidden)}
      />
      <CompareTable
        caption={words.table}
        columns={columns}
        head={(column) => (
          <ColumnHead
            column={column}
            offers={offers}
            onPick={(side, id) => picked && setWanted(pick(picked, side, id))}
            onBuy={onBuy}
            onRemove={onRemove}
          />
        )}
        groups={tableGroups(groups)}
      />
      <Scenarios line={line} columns={columns} insuredValue={insuredValue} />
    </>
  );
}
