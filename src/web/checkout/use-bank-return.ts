import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserHttp } from '../http/browser-http.ts';
import { readAtBank } from '../offer/bank-store.ts';
import { askBankReturn } from './back-from-bank.ts';

type Return = {
  readonly headerGuid: string;
  /** Money moved, or may have: the result tells of it. */
  readonly onMoved: (reference: string) => void;
};

/** Tells who left the bank's page without an answer that nothing was charged, once that is known. */
export function useBankReturn({ headerGuid, onMoved }: Return) {
  const [isBack, setBack] = useState(false);
  const isHere = useRef(false);
  async function look(): Promise<void> {
    const reference = readAtBank(headerGuid);
    if (reference === undefined) return;
    const { href } = window.location;
    const answer = await askBankReturn(browserHttp, reference);
    // Whoever went on meanwhile is not led away from there. The address goes first, this page once the next is loaded.
    if (!isHere.current || window.location.href !== href) return;
    if (answer === 'moved') return onMoved(reference);
    setBack(answer === 'notCharged');
  }
  const begin = useEffectEvent(look);
  useEffect(() => {
    isHere.current = true;
    void begin();
    return () => {
      isHere.current = false;
    };
  }, []);
  return { isBack, look, forget: () => setBack(false) };
}
