import { useEffect, useEffectEvent, useState } from 'react';
import { quotePathOf } from '#catalog/flows/quote-address.ts';
import { firstPlace, quotationAt } from '#catalog/flows/quote-place.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { quotationTexts } from '#messages/quote.ts';
import { showToast } from '../ui/toasts/toast-store.ts';
import type { Opened } from './load-opened.ts';
import type { Quotation, ReadQuotation } from './quotation.ts';
import type { RiskFlow } from './risks/risk-flow.ts';
import type { useQuotePlace } from './use-quote-place.ts';

type Held = { readonly headerGuid: string; readonly quotation: Quotation | undefined };
type Navigation = Pick<ReturnType<typeof useQuotePlace>, 'place' | 'replace' | 'moveTo'>;
type Asked = {
  readonly quoted: QuotedLine;
  readonly risk: RiskFlow;
  /** What the page was drawn with. */
  readonly opened: Opened | undefined;
};

/** The quotation that the address names, fetched where it is not known from a moment ago. */
export function useHeldQuotation({ quoted, risk, opened }: Asked, { place, replace, moveTo }: Navigation) {
  const { quotePath } = quoted;
  const headerGuid = quotationAt(place);
  const [held, setHeld] = useState<Held | undefined>(opened);
  const isHeld = held !== undefined && held.headerGuid === headerGuid;
  const quotation = isHeld ? held.quotation : undefined;

  const giveUp = () => {
    showToast({ kind: 'warning', text: quotationTexts.gone });
    return replace(firstPlace);
  };
  const missing = useEffectEvent(() => {
    // Whoever looks at a result may have paid: the result itself tells what can be seen here.
    if (place.kind !== 'result') void giveUp();
  });
  const read = async (wanted: string): Promise<ReadQuotation> => {
    try {
      const { browserHttp } = await import('../http/browser-http.ts');
      return await risk.read(browserHttp, wanted);
    } catch {
      return { kind: 'failed' };
    }
  };
  const readNamed = useEffectEvent(read);
  useEffect(() => {
    if (headerGuid === undefined || isHeld) return;
    let wanted = true;
    void readNamed(headerGuid).then((answer) => {
      if (!wanted) return;
      if (answer.kind === 'missing') missing();
      else setHeld({ headerGuid, quotation: answer.kind === 'read' ? answer.quotation : undefined });
    });
    return () => {
      wanted = false;
    };
  }, [headerGuid, isHeld]);

  const mend = useEffectEvent((read: Quotation) => {
    const named = lineVariantOf(read);
    if (quotePathOf(named) !== quotePath) void moveTo(named);
  });
  useEffect(() => {
    if (quotation) mend(quotation);
  }, [quotation]);

  return {
    quotation,
    failed: isHeld && held.quotation === undefined,
    retry: () => setHeld(undefined),
    read,
    hold: (known: Quotation) => setHeld({ headerGuid: known.HeaderGuid, quotation: known }),
    giveUp,
  };
}
