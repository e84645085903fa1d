import type { MoneyWish } from '#domain/desk/money-acts.ts';
import { actRefusalTexts, orderActWords as words } from '#messages/desk-orders.ts';
import type { MoneyAnswer } from '#services/desk/money/index.ts';
import { type ActResult, missing } from './handler.ts';

/** What somebody who moved money is told. */
export function moneyResult(answer: MoneyAnswer, act: MoneyWish['act'], to: string): ActResult {
  switch (answer.kind) {
    case 'done':
      return { kind: 'done', to, word: words[act] };
    case 'waits':
      return { kind: 'done', to, word: words.waits, waits: true };
    case 'refused':
      return { kind: 'refused', word: actRefusalTexts[answer.why] };
    case 'notFound':
      return missing;
    default:
      return answer satisfies never;
  }
}
