import { useState } from 'react';
import { type Refusal, refusalOf } from '../ui/refusal.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import type { QuoteModel } from './kept-model.ts';
import type { Quotation } from './quotation.ts';
import type { RiskFlow } from './risks/risk-flow.ts';

/** Rows of a quotation whose birth dates the register wants. */
type Wanted = { readonly headerGuid: string; readonly rows: readonly number[] };

/** How asking ended; nothing is refused where the quotation itself is gone. */
export type Asked =
  | { readonly kind: 'asked' }
  | { readonly kind: 'birthdates' }
  | { readonly kind: 'failed'; readonly refusal?: Refusal };

type Holder = {
  readonly hold: (quotation: Quotation) => void;
  readonly giveUp: () => unknown;
};

const none: readonly number[] = [];

/** Asks the insurers, and remembers what they could not be asked without. */
export function useAsking(risk: RiskFlow, { hold, giveUp }: Holder) {
  const [wanted, setWanted] = useState<Wanted>();
  return {
    /** What came in between is told. */
    async ask(quotation: Quotation, model: QuoteModel): Promise<Asked> {
      setWanted(undefined);
      const asking = await (await risk.loadCalls()).ask({ quotation, model });
      switch (asking.kind) {
        case 'asked':
          hold(asking.quotation ?? quotation);
          return { kind: 'asked' };
        case 'birthdates':
          showToast(asking.toast);
          setWanted({ headerGuid: quotation.HeaderGuid, rows: asking.rows });
          return { kind: 'birthdates' };
        case 'gone':
          await giveUp();
          return { kind: 'failed' };
        case 'failed':
          showToast(asking.toast);
          return { kind: 'failed', refusal: refusalOf(asking.reply) };
      }
    },
    birthdateRows: (headerGuid: string | undefined) =>
      (wanted?.headerGuid === headerGuid ? wanted?.rows : none) ?? none,
    /** They were told, or the rows are not what they were. */
    forgetBirthdates: () => setWanted(undefined),
  };
}
