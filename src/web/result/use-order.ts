import { useEffect, useRef, useState } from 'react';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { browserHttp } from '../http/browser-http.ts';
import { askOrder, type Following, followOrder, type OrderAnswer } from './follow-order.ts';

/** Where an order stands, followed until nothing more becomes of it. */
export function useOrder(reference: string) {
  const [status, setStatus] = useState<OrderStatus>();
  const [last, setLast] = useState<OrderAnswer['kind']>();
  const following = useRef<Following>(undefined);
  useEffect(() => {
    const followed = followOrder(
      () => askOrder(browserHttp, reference),
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
  }, [reference]);
  return { status, last, askNow: () => following.current?.askNow() };
}
