import { offerCardTexts } from '#messages/offers.ts';
import { Icon } from '../ui/icon.tsx';

/** Stands in place of what could still be done with an offer, once a policy came of it. */
export function BoughtMark() {
  return (
    <p className="flex items-center gap-1.5 font-semibold text-small text-success">
      <Icon name="checkCircle" className="size-5" />
      {offerCardTexts.bought}
    </p>
  );
}
