import { checkoutTexts as words } from '#messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { ChangeAnswers, Notice } from '../ui/notice.tsx';
import type { DetailAnswer } from './payment-calls.ts';
import { ProblemItem } from './problem-item.tsx';

type CannotPayProps = {
  readonly answer: Extract<DetailAnswer, { kind: 'failed' }>;
  /** Whether the item is an addition, which can be left out. */
  readonly isAddition: boolean;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  readonly onLeaveOut: () => void;
};

/** Why the basket cannot be paid, at the item that is in the way where it is one, and how to go on. */
export function CannotPay({ answer: { text, item }, isAddition, onBack, onRetry, onLeaveOut }: CannotPayProps) {
  return (
    <div role="alert">
      <Notice icon="warning" title={words.failedTitle} text={item ? words.itemFailed : text}>
        {item && <ProblemItem item={item} text={text} />}
        {isAddition && <Button onClick={onLeaveOut}>{words.leaveOut}</Button>}
        <ChangeAnswers text={words.back} quiet={isAddition} onBack={onBack} />
        <Button variant="quiet" onClick={onRetry}>
          {words.retry}
        </Button>
      </Notice>
    </div>
  );
}
