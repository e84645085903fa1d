import { type PropsWithChildren, useEffect, useRef, useState } from 'react';
import type { FactRow } from '#catalog/fields/fact-rows.ts';
import { backFromBankTexts, checkoutTexts as words } from '#messages/checkout.ts';
import { isOfferedBeside } from '../offer/beside-store.ts';
import { ClockSkew, useTimeLeft } from '../offer/server-clock.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { ChangeAnswers, Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CannotPay } from './cannot-pay.tsx';
import { OrderedAlready } from './ordered-already.tsx';
import { ReadyToPay } from './ready-to-pay.tsx';
import { useCheckout } from './use-checkout.ts';

export type CheckoutProps = {
  readonly headerGuid: string;
  /** What is insured, as far as it is known. */
  readonly insured: readonly FactRow[];
  readonly onBack: () => void;
  /** To what can be added and removed. */
  readonly onAddOns: () => void;
  /** The offer was ordered before: its result is shown. */
  readonly onOrdered: (reference: string) => void;
};

/** From the price as it is now to the bank. */
export function Checkout(props: CheckoutProps) {
  return <CheckoutOf key={props.headerGuid} {...props} />;
}

function CheckoutOf({ headerGuid, insured, onBack, onAddOns, onOrdered }: CheckoutProps) {
  const flow = useCheckout(headerGuid, onOrdered);
  const { state, retry } = flow;
  const [hasAddOns] = useState(() => isOfferedBeside(headerGuid));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone with the question.
  const onAgreed = () => heading.current?.focus();
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 text-h2 outline-none">
          {words.title}
        </h2>
        <Button variant="link" onClick={onBack}>
          <Icon name="chevronLeft" className="size-5" />
          {words.back}
        </Button>
      </div>
      <div role="status">{flow.isBackFromBank && <BackFromBank canPay={state.kind === 'ready'} />}</div>
      <div className="mt-5">
        {state.kind === 'loading' && <Spinner inner text={words.loading} />}
        {state.kind === 'empty' && (
          <Notice title={words.emptyTitle} text={words.empty}>
            <ChangeAnswers text={words.back} onBack={onBack} />
          </Notice>
        )}
        {state.kind === 'failed' && (
          <CannotPay
            answer={state}
            isAddition={flow.isAddition(state.item)}
            onBack={onBack}
            onRetry={retry}
            onLeaveOut={() => flow.leaveOut(state.item)}
          />
        )}
        {state.kind === 'ordered' && <OrderedAlready answer={state} onBack={onBack} onShow={onOrdered} />}
        {state.kind === 'ready' && (
          <ClockSkew value={flow.skew}>
            <WhileValid until={state.view.validUntil} onBack={onBack}>
              <ReadyToPay
                flow={flow}
                view={state.view}
                insured={insured}
                onBack={onBack}
                onAddOns={hasAddOns ? onAddOns : undefined}
                onAgreed={onAgreed}
              />
            </WhileValid>
          </ClockSkew>
        )}
      </div>
    </div>
  );
}

/** The browser brings the person back to where they pressed; what became of the money stands above that, so it comes into sight. */
function BackFromBank({ canPay }: { readonly canPay: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={note} className="mt-4">
      <Note look="info" title={backFromBankTexts.title}>
        {canPay ? backFromBankTexts.payAgain : backFromBankTexts.notCharged}
      </Note>
    </div>
  );
}

/** A price that has run out cannot be paid, even if nobody reloads the page. */
function WhileValid({
  until,
  onBack,
  children,
}: PropsWithChildren<{ readonly until: number; readonly onBack: () => void }>) {
  if (useTimeLeft(until).kind !== 'over') return children;
  return (
    <Notice icon="clock" title={words.overTitle} text={words.over}>
      <ChangeAnswers text={words.back} onBack={onBack} />
    </Notice>
  );
}
