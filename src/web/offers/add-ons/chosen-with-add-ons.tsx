import type { LineKey } from '#domain/lines.ts';
import { basketTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChangeAnswers, Notice } from '../../ui/notice.tsx';
import { TotalBar } from '../basket/total-bar.tsx';
import { ChoiceBar } from '../choice-bar.tsx';
import type { AddOnActions } from './add-on.tsx';
import { canAddBeside } from './add-on-groups.ts';
import { AddOns } from './add-ons.tsx';
import { ChosenOffer } from './chosen-offer.tsx';

type ChosenWithAddOnsProps = {
  readonly line: LineKey;
  readonly offers: readonly OfferView[];
  readonly actions: AddOnActions;
  readonly onBack: () => void;
  readonly onPay: () => void;
};

/** The chosen offer, what can be added to it, and the total; without one, the way back to the list. */
export function ChosenWithAddOns({ line, offers, actions, onBack, onPay }: ChosenWithAddOnsProps) {
  const { basket, priced } = actions.basket;
  const { main } = priced;
  if (!main) {
    const isBought = offers.some(({ id, bought }) => bought && id === basket.main);
    const why = basket.main === undefined ? words.notChosen : isBought ? words.bought : words.gone;
    return (
      <Notice heading="h2" {...why}>
        <ChangeAnswers text={words.back} onBack={onBack} />
      </Notice>
    );
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 className="text-h3">{words.chosen}</h2>
        <Button variant="link" onClick={onBack}>
          <Icon name="chevronLeft" className="size-5" />
          {words.back}
        </Button>
      </div>
      <div className="mt-2">
        <ChosenOffer offer={main} />
      </div>
      <AddOns line={line} offers={offers} actions={actions} />
      {offers.every((offer) => offer.line === line) && <p className="mt-6 text-ink-soft">{words.nothingBeside}</p>}
      <ChoiceBar isShown>
        <TotalBar
          main={main}
          addOns={priced.addOns}
          canAdd={canAddBeside(line, offers)}
          total={priced.total}
          onPay={onPay}
        />
      </ChoiceBar>
    </>
  );
}
