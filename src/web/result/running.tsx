import { useEffect, useState } from 'react';
import { resultTexts as words } from '#messages/result.ts';
import { uiMessages } from '#messages/ui.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';

type RunningProps = {
  /** Where it stands; nothing until the first answer. */
  readonly message: string;
  /** Leads back to the payment; undefined once the bank has said yes. */
  readonly onPayAgain: (() => void) | undefined;
};

/** Who comes back from the bank is through in a moment; who waits longer may have left its page. */
const patienceMs = 8000;

/** The payment is under way, and nobody has to stay. */
export function Running({ message, onPayAgain }: RunningProps) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="text-center">
      <Spinner inner text={uiMessages.paymentRunning} />
      <p role="status">{message}</p>
      {!onPayAgain && <p className="mx-auto mt-2 max-w-text text-ink-soft text-small">{words.runningNote}</p>}
      {isLong && onPayAgain && (
        <div className="mt-6">
          <p className="mx-auto max-w-text text-small">{words.waitingForBank}</p>
          <Button variant="quiet" className="mt-3" onClick={onPayAgain}>
            {words.toPayment}
          </Button>
        </div>
      )}
    </div>
  );
}
