import type { Order } from '#ports/orders.ts';
import { advanceOrder } from './advance-order.ts';
import type { OrderDesk } from './desk.ts';

export type OrderWorkerOptions = Omit<OrderDesk, 'stopping'> & {
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
  readonly #desk: OrderDesk;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OrderWorkerOptions) {
    this.#options = options;
    this.#desk = { ...options, stopping: this.#stopping.signal };
  }

  start(): void {
    this.#timer = setInterval(() => this.#track(this.#lookAround()), lookEveryMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stopping.abort();
    await Promise.all(this.#running);
  }

  /** Takes one order further now; one that another process has in hand is left to it. */
  async take(reference: string): Promise<void> {
    const { orders, clock, name } = this.#options;
    const order = await orders.claimOne(name, reference, clock.now());
    if (order) await this.#carry(order);
  }

  async #lookAround(): Promise<void> {
    const { orders, clock, name } = this.#options;
    const due = await orders.claim(name, clock.now(), mostPerLook);
    await Promise.all(due.map((order) => this.#carry(order)));
  }

  async #carry(order: Order): Promise<void> {
    const { orders, clock, name, onFault } = this.#options;
    const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
    try {
      const advance = await advanceOrder(this.#desk, order);
      await orders.putBack(advance.order, name, advance.lookAt ?? later(0));
    } catch (error) {
      onFault(error);
      await orders.putBack(order, name, later(afterFaultMs));
    }
  }

  #track(work: Promise<void>): void {
    const running = work.catch(this.#options.onFault).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}
