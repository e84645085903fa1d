import type { FactRow } from '#catalog/fields/fact-rows.ts';
import { uiMessages } from '#messages/ui.ts';
import { Spinner } from '../ui/spinner.tsx';
import { BasketSummary } from './basket-summary.tsx';
import { MissedMinimum } from './missed-minimum.tsx';
import { PayForm } from './pay-form.tsx';
import type { PaymentView } from './payment-view.ts';
import { Plans } from './plans.tsx';
import { PriceChange } from './price-change.tsx';
import { PriceCheckNote } from './price-check-note.tsx';
import { SameRisk } from './same-risk.tsx';
import type { CheckoutFlow } from './use-checkout.ts';
import { useSameRisk } from './use-same-risk.ts';

type ReadyToPayProps = {
  /** What is insured. */
  readonly insured: readonly FactRow[];
  readonly onBack: () => void;
  /** Undefined where nothing is offered beside the line. */
  readonly onAddOns: (() => void) | undefined;
  readonly flow: CheckoutFlow;
  readonly view: PaymentView;
  readonly onAgreed: () => void;
};

/** What is paid beside how it is paid; a price that changed is asked about before anything else. */
export function ReadyToPay({ flow, view, insured, onBack, onAddOns, onAgreed }: ReadyToPayProps) {
  const { news, refreshing, paying } = flow;
  const sameRisk = useSameRisk(view);
  const agree = () => {
    flow.agree(view);
    onAgreed();
  };
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_min(24rem,42%)] desktop:gap-8">
      <div className="desktop:sticky desktop:top-24 desktop:order-2">
        <BasketSummary
          view={view}
          insured={insured}
          refreshing={refreshing && view.check !== 'pending'}
          onAddOns={onAddOns}
        />
      </div>
      <div className="@container min-w-0">
        {news ? (
          <PriceChange news={news} onAccept={agree} onDecline={onBack} />
        ) : (
          <div className="grid gap-6">
            <PriceCheckNote view={view} onAgain={() => flow.checkAgain(view)} />
            <SameRisk {...sameRisk.question} />
            <MissedMinimum items={view.items} />
            <Plans
              plans={view.plans}
              chosen={view.count}
              together={view.items.length > 1}
              onChoose={(count) => flow.choosePlan(view, count)}
            />
            <PayForm
              key={flow.visit}
              view={view}
              email={flow.email}
              filled={flow.readFilled()}
              onFilled={flow.keepFilled}
              busy={paying || refreshing}
              trouble={flow.trouble}
              onPay={async ({ card, ...asked }) => {
                if (sameRisk.mayPay()) await flow.pay({ view, reason: sameRisk.chosen, ...asked }, card);
              }}
            />
          </div>
        )}
      </div>
      {paying && <Spinner text={uiMessages.paymentRunning} />}
    </div>
  );
}
