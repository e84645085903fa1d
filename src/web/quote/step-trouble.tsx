import { quotationTexts as words } from '#messages/quote.ts';
import { Button } from '../ui/button.tsx';

/** Says what did not come, and asks for it again. */
export function StepTrouble({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-4 rounded-field bg-warning-soft p-4 text-warning">
      <p>{text}</p>
      <Button variant="quiet" className="mt-3" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
