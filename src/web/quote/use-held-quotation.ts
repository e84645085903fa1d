import { useEffect, useEffectEvent, useState } from 'react';
import { type Quotation, readQuotation } from './quotation.ts';

type Held = { readonly headerGuid: string; readonly quotation: Quotation | undefined };

type Options = {
  /** The quotation that the address names. */
  readonly headerGuid: string | undefined;
  readonly onMissing: () => void;
};

/** The quotation that the address names, fetched where it is not known from a moment ago. */
export function useQuotation({ headerGuid, onMissing }: Options) {
  const [held, setHeld] = useState<Held>();
  const isHeld = held !== undefined && held.headerGuid === headerGuid;
  const missing = useEffectEvent(onMissing);

  useEffect(() => {
    if (headerGuid === undefined || isHeld) return;
    let wanted = true;
    void import('../http/browser-http.ts')
      .then(({ browserHttp }) => readQuotation(browserHttp, headerGuid))
      .catch(() => ({ kind: 'failed' }) as const)
      .then((answer) => {
        if (!wanted) return;
        if (answer.kind === 'missing') missing();
        else setHeld({ headerGuid, quotation: answer.kind === 'read' ? answer.quotation : undefined });
      });
    return () => {
      wanted = false;
    };
  }, [headerGuid, isHeld]);

  return {
    quotation: isHeld ? held.quotation : undefined,
    failed: isHeld && held.quotation === undefined,
    retry: () => setHeld(undefined),
    hold: (quotation: Quotation) => setHeld({ headerGuid: quotation.HeaderGuid, quotation }),
  };
}
