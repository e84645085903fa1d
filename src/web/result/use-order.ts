import { useEffect, useRef, useState } from 'react';
import { browserHttp } from '../http/browser-http.ts';
import { type AskOrder, type Followed, type Following, followOrder, type OrderAnswer } from './follow-order.ts';

/** Where an order stands, followed until nothing more becomes of it. */
export function useOrder<Status extends Followed>(reference: string, ask: AskOrder<Status>) {
  const [status, setStatus] = useState<Status>();
  const [last, setLast] = useState<OrderAnswer['kind']>();
  const following = useRef<Following>(undefined);
  useEffect(() => {
    const followed = followOrder(
      () => ask(browserHttp, reference),
      (answer) => {
        setLast(answer.kind);
        if (answer.kind === 'status') setStatus(answer.status);
      },
    );
    following.current = followed;
    window.addEventListener('online', followed.askNow);
    return () => {
      window.removeEventListener('online', followed.askNow);
      followed.stop();
    };
  }, [reference, ask]);
  return { status, last, askNow: () => following.current?.askNow() };
}
