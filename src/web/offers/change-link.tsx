import { offerListTexts } from '#messages/offers.ts';
import { Button } from '../ui/button.tsx';

const words = offerListTexts.changeShort;

/** Leads back to the answers; without offers the notice in their place does. It takes the room of a line and the touch of a button. */
export function ChangeLink({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button variant="link" className="-my-2.5 shrink-0 text-small" onClick={onBack}>
      <span>
        <span className="max-desktop:sr-only">{words.what}</span>
        <span className="inline-block max-desktop:first-letter:uppercase">{words.action}</span>
      </span>
    </Button>
  );
}
