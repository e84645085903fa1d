import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withoutAddOn } from '#domain/quote/basket.ts';
import { browserHttp } from '../http/browser-http.ts';
import { keepAtBank } from '../offer/bank-store.ts';
import { createBasketStore, readBasket } from '../offer/basket-store.ts';
import { createPaymentStore, nothingKept } from '../offer/payment-store.ts';
import { useStore } from '../ui/use-store.ts';
import { useUser } from '../user/user-context.tsx';
import { basketIds } from './basket-ids.ts';
import { type Card, goToBank } from './go-to-bank.ts';
import { type FilledPayment, keepFilled, readFilled } from './kept-paying.ts';
import {
  askDetail,
  askKnown,
  askStart,
  type DetailAnswer,
  type PaymentWish,
  type ProblemItem,
} from './payment-calls.ts';
import { type PaymentView, withPlan } from './payment-view.ts';
import { agreeTo, priceNews, rememberPrice } from './price-news.ts';
import { useBankReturn } from './use-bank-return.ts';
import { useLeaving } from './use-leaving.ts';

export type CheckoutState = DetailAnswer | { readonly kind: 'empty' | 'loading' };

type Asked = Omit<PaymentWish, 'ids'>;

/** The address of a member, to begin with; nobody else has one here. */
async function readEmail(isMember: boolean): Promise<string | undefined> {
  const reply = isMember ? await browserHttp.call('clientInfo') : undefined;
  return reply?.Success ? reply.Data.Email : undefined;
}

/** The payment of what was chosen of a quotation, from its price to the bank's door. */
export function useCheckout(headerGuid: string, onOrdered: (reference: string) => void) {
  const { isLoggedIn } = useUser().state;
  const [ids, setIds] = useState(() => basketIds(readBasket(headerGuid)));
  const [store] = useState(() => createPaymentStore(headerGuid));
  const kept = useStore(store, nothingKept);
  const [state, setState] = useState<CheckoutState>({ kind: ids ? 'loading' : 'empty' });
  const [email, setEmail] = useState<string>();
  const [skew, setSkew] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const [paying, setPaying] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [visit, setVisit] = useState(1);
  const latest = useRef(0);
  const isPaying = useRef(false);
  const bank = useBankReturn({ headerGuid, onMoved: onOrdered });

  function take(answer: DetailAnswer): void {
    setState(answer);
    if (answer.kind !== 'ready') return;
    setSkew(answer.view.serverTime - Date.now());
    store.set({ count: answer.view.count, known: rememberPrice(answer.view, store.get().known) });
  }
  async function load(count: number, wanted = ids): Promise<void> {
    if (!wanted) return;
    latest.current += 1;
    const own = latest.current;
    setRefreshing(true);
    const answer = await askDetail(browserHttp, wanted, count);
    if (own !== latest.current) return;
    setRefreshing(false);
    take(answer);
  }
  /** What is known is shown at once; the insurers are asked while it is read. */
  async function open(wanted = ids): Promise<void> {
    if (!wanted) return;
    latest.current += 1;
    const own = latest.current;
    const [known, address] = await Promise.all([askKnown(browserHttp, wanted, kept.count), readEmail(isLoggedIn)]);
    if (own !== latest.current) return;
    setEmail(address);
    take(known);
    if (known.kind === 'ready') await load(known.view.count, wanted);
  }
  const begin = useEffectEvent(() => open());
  useEffect(() => void begin(), []);

  function setPays(pays: boolean): void {
    isPaying.current = pays;
    setPaying(pays);
  }
  useLeaving({
    onLeave() {
      setVisit((count) => count + 1);
      setPays(false);
    },
    onReturn() {
      void load(kept.count);
      void bank.look();
    },
  });

  async function start(wish: PaymentWish, card: Card | undefined): Promise<void> {
    const answer = await askStart(browserHttp, wish);
    switch (answer.kind) {
      case 'started':
        keepAtBank(headerGuid, answer.started.OrderReference);
        return goToBank(answer.started, card);
      case 'ordered':
        setState(answer);
        return setPays(false);
      case 'outdated':
        setTrouble(answer.text);
        await load(wish.view.count);
        return setPays(false);
      case 'failed':
        setTrouble(answer.text);
        return setPays(false);
    }
  }

  return {
    state,
    email,
    skew,
    refreshing,
    paying,
    trouble,
    /** Whether the person left the bank's page and nothing was charged. */
    isBackFromBank: bank.isBack,
    /** What was filled in on this page outlives a card that failed, and the way back from the bank. */
    readFilled: () => readFilled(headerGuid),
    keepFilled: (filled: FilledPayment) => keepFilled(headerGuid, filled),
    /** Changes with every departure: what was typed of a card does not outlive it. */
    visit,
    news: state.kind === 'ready' ? priceNews(state.view, kept.known) : undefined,
    retry(): void {
      setState({ kind: 'loading' });
      void open();
    },
    isAddition: (item: ProblemItem | undefined) => item !== undefined && ids?.indexOf(item.offerId) !== 0,
    /** An addition that is in the way goes out of the basket, and the rest is asked for. */
    leaveOut(item: ProblemItem | undefined): void {
      if (!item) return;
      const basket = withoutAddOn(readBasket(headerGuid), item.line);
      createBasketStore(headerGuid).set(basket);
      const rest = basketIds(basket);
      setIds(rest);
      setState({ kind: rest ? 'loading' : 'empty' });
      void open(rest);
    },
    /** Asks the insurers once more whether the price holds. */
    checkAgain(view: PaymentView): void {
      setState({ kind: 'ready', view: { ...view, check: 'pending', unchecked: undefined } });
      void load(view.count);
    },
    agree(view: PaymentView): void {
      setTrouble(undefined);
      store.set({ ...kept, known: agreeTo(view, kept.known) });
    },
    choosePlan(view: PaymentView, count: number): void {
      setTrouble(undefined);
      setState({ kind: 'ready', view: withPlan(view, count) });
      void load(count);
    },
    /** However often it is pressed, one payment begins. */
    async pay(asked: Asked, card: Card | undefined): Promise<void> {
      if (!ids || isPaying.current) return;
      setPays(true);
      setTrouble(undefined);
      bank.forget();
      await start({ ids, ...asked }, card);
    },
  };
}
export type CheckoutFlow = ReturnType<typeof useCheckout>;
