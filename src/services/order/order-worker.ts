import type { Order } from '#ports/orders.ts';
import { advanceOrder } from './advance-order.ts';
import type { OrderContext } from './order-context.ts';

export type OrderWorkerOptions = Omit<OrderContext, 'stopping'> & {
  /** The name under which this process is known to be alive. */
  readonly name: string;
  readonly onFault: (error: unknown) => void;
};

const lookEveryMs = 1_000;
const mostPerLook = 20;
const afterFaultMs = 5_000;

/** Carries orders through: those a job names at once, and those whose process is gone within seconds. */
export class OrderWorker {
  readonly #options: OrderWorkerOptions;
  readonly #context: OrderContext;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #inHand = new Set<string>();
  #claiming: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OrderWorkerOptions) {
    this.#options = options;
    this.#context = { ...options, stopping: this.#stopping.signal };
  }

  start(): void {
    this.#timer = setInterval(() => this.#track(this.#lookAround()), lookEveryMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  /** Takes one order further now; one that somebody has in hand is left to them. */
  async take(reference: string): Promise<void> {
    const { orders, name } = this.#options;
    const [order] = await this.#claim(async () => {
      const claimed = this.#inHand.has(reference) ? undefined : await orders.claimOne(name, reference);
      return claimed ? [claimed] : [];
    });
    if (order) await this.#carry(order);
  }

  async #lookAround(): Promise<void> {
    const { orders, name } = this.#options;
    const due = await this.#claim(() => orders.claim(name, { most: mostPerLook, inHand: [...this.#inHand] }));
    await Promise.all(due.map((order) => this.#carry(order)));
  }

  /** One claim at a time: each must know what the one before it took. */
  #claim(ask: () => Promise<readonly Order[]>): Promise<readonly Order[]> {
    const claimed = this.#claiming.then(async () => {
      const orders = await ask();
      for (const { reference } of orders) this.#inHand.add(reference);
      return orders;
    });
    this.#claiming = claimed.catch(() => undefined);
    return claimed;
  }

  async #carry(order: Order): Promise<void> {
    const { orders, name, onFault } = this.#options;
    try {
      const advance = await advanceOrder(this.#context, order);
      await orders.putBack(advance.order, name, advance.restMs);
    } catch (error) {
      onFault(error);
      await orders.putBack(order, name, afterFaultMs);
    } finally {
      this.#inHand.delete(order.reference);
    }
  }

  #track(work: Promise<void>): void {
    const running = work.catch(this.#options.onFault).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}
