import { offerListTexts as words } from '#messages/offers.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

type ConnectionLostProps = { readonly empty: boolean; readonly onReadAgain: () => void };

/** The network is gone. What came is kept, and nobody has to do anything. */
export function ConnectionLost({ empty, onReadAgain }: ConnectionLostProps) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-warning-soft px-4 py-2 text-warning"
    >
      <Icon name="warning" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 text-small">{empty ? words.lostEmpty : words.lost}</p>
      <Button variant="link" onClick={onReadAgain}>
        {words.readAgain}
      </Button>
    </div>
  );
}
