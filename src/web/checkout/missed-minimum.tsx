import { minimumTexts as words } from '#messages/minimums.ts';
import { Note } from '../ui/note.tsx';
import type { PaymentItem } from './payment-view.ts';

/** Who is about to pay for a policy that an authority may refuse is told before, not after. */
export function MissedMinimum({ items }: { readonly items: readonly Pick<PaymentItem, 'offerId' | 'minimum'>[] }) {
  return items.map(({ offerId, minimum }) =>
    minimum === null || minimum.State === 'met' ? null : (
      <Note key={offerId} look={minimum.State === 'notMet' ? 'warning' : 'info'} title={minimum.Text}>
        {minimum.State === 'notMet' ? words[minimum.Of].beforePaying : words[minimum.Of].basis}
      </Note>
    ),
  );
}
