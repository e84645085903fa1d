import { lines } from '#catalog/lines/index.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatDay } from '#domain/dates.ts';
import { basketSummaryTexts } from '#messages/checkout.ts';
import { withdrawTexts } from '#messages/policies.ts';
import { boughtTexts as words } from '#messages/result.ts';

type Item = Pick<OrderStatus['Items'][number], 'Line' | 'Withdrawal'>;

/** "TOYOTA Corolla 2022, 34 ABC 123". */
export function thingText({ Title, Detail }: OrderStatus['Insured']): string {
  return [Title, Detail].filter(Boolean).join(', ');
}

/** Until which day a policy may be given back, or why it may not; nothing of one that is given back already. */
export function withdrawalText({ Line, Withdrawal }: Item): string | undefined {
  const { days } = lines[Line].withdrawal;
  switch (Withdrawal?.Kind) {
    case 'possible':
      return withdrawTexts.possible(formatDay(Withdrawal.LastDay ?? ''));
    case 'withReason':
      return basketSummaryTexts.withdrawal.withReason();
    case 'begun':
      return words.begun;
    case 'over':
      return words.over(days);
    case 'closed':
    case undefined:
      return undefined;
  }
}
