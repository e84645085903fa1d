import { resultTexts as words } from '#messages/result.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** The network is gone; what was told before stays below. */
export function Lost({ onAskNow }: { readonly onAskNow: () => void }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field bg-warning-soft px-4 py-2 text-warning"
    >
      <Icon name="warning" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 basis-60 text-small">{words.lost}</p>
      <Button variant="link" onClick={onAskNow}>
        {words.askNow}
      </Button>
    </div>
  );
}
