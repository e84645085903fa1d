import { checkoutTexts, uncheckedTexts as words } from '#messages/checkout.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { SpinnerRing } from '../ui/spinner.tsx';
import type { PaymentView } from './payment-view.ts';

type PriceCheckNoteProps = {
  readonly view: Pick<PaymentView, 'check' | 'unchecked'>;
  readonly onAgain: () => void;
};

/** Whether the insurer is being asked for its price, and why it could not be; nothing where it stands by it. */
export function PriceCheckNote({ view: { check, unchecked }, onAgain }: PriceCheckNoteProps) {
  return (
    <div role="status" className="empty:hidden">
      {check === 'pending' && (
        <p className="flex items-center gap-2">
          <SpinnerRing className="size-5 shrink-0 text-brand" />
          {checkoutTexts.checking}
        </p>
      )}
      {unchecked && (
        <Note look="warning" title={words.title}>
          <p>
            {unchecked.reason} {words.text}
          </p>
          {unchecked.canRetry && (
            <Button variant="quiet" className="mt-3" onClick={onAgain}>
              {words.again}
            </Button>
          )}
        </Note>
      )}
    </div>
  );
}
