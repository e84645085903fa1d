import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Broker } from '#ports/broker.ts';
import type { ClaimedRow, Quotations } from '#ports/quotations.ts';
import type { Reviews } from '#ports/reviews.ts';
import type { DeclarationPorts } from '../health/declarations-for-insurer.ts';
import type { GuardedInsurer } from '../insurer/guard-insurer.ts';
import { askReview, type ReviewContext } from './ask-review.ts';
import { type AskContext, askCoverage, askRow } from './ask-row.ts';

export type QuoteWorkerOptions = DeclarationPorts & {
  readonly quotations: Quotations;
  readonly reviews: Reviews;
  readonly insurers: readonly GuardedInsurer[];
  readonly broker: Broker;
  /** Tells this process's rows from those of others. */
  readonly name: string;
  readonly onFault: (error: unknown) => void;
};

/** Long enough for a busy moment, short enough that rows of a dead process are taken up within ten seconds. */
const aliveMs = 4_000;
const beatEveryMs = 1_000;
const lookEveryMs = 1_000;
const mostPerTurn = 200;
/** Asked in one stretch; between two of them all else is heard. */
const mostInAStretch = 10;

/** Takes rows that wait and asks their insurers, all at the same time. Any number of processes may run one. */
export class QuoteWorker {
  readonly #options: QuoteWorkerOptions;
  readonly #context: AskContext & ReviewContext;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #timers: NodeJS.Timeout[] = [];
  #unsubscribe: () => void = () => undefined;
  #turning: Promise<void> | undefined;
  #wanted = false;

  constructor(options: QuoteWorkerOptions) {
    this.#options = options;
    const { quotations, reviews, healthRecords, secrets, clock } = options;
    const insurers = new Map(options.insurers.map((insurer) => [insurer.capabilities.code, insurer]));
    this.#context = { quotations, reviews, healthRecords, secrets, insurers, clock, stopping: this.#stopping.signal };
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#unsubscribe = this.#options.broker.onRowsWaiting(() => this.#wake());
    this.#every(lookEveryMs, () => this.#run(this.#lookAround()));
    this.#every(beatEveryMs, () => this.#run(this.#beat()));
    this.#wake();
  }

  /** Leaves what is under way to others at once. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopping.abort();
    await Promise.all([this.#turning, ...this.#running]);
    // Where it cannot say so, others take over when its time as living is up.
    await this.#options.quotations.leave(this.#options.name).catch(this.#options.onFault);
  }

  #every(milliseconds: number, work: () => void): void {
    this.#timers.push(setInterval(work, milliseconds));
  }

  #beat(): Promise<void> {
    const { quotations, name } = this.#options;
    return quotations.stayAlive(name, aliveMs);
  }

  /** One turn at a time; whoever wakes it during a turn is served by the next. */
  #wake(): void {
    this.#wanted = true;
    this.#turning ??= this.#turn().finally(() => {
      this.#turning = undefined;
    });
  }

  async #turn(): Promise<void> {
    while (this.#wanted && !this.#stopping.signal.aborted) {
      this.#wanted = false;
      try {
        const { quotations, name } = this.#options;
        const rows = await quotations.claim(name, mostPerTurn);
        if (rows.length === mostPerTurn) this.#wanted = true;
        await this.#askAll(rows);
      } catch (error) {
        this.#options.onFault(error);
      }
    }
  }

  async #askAll(rows: readonly ClaimedRow[]): Promise<void> {
    for (const [index, row] of rows.entries()) {
      if (index > 0 && index % mostInAStretch === 0) await nextTurn();
      if (this.#stopping.signal.aborted) return;
      this.#run(askRow(this.#context, row));
    }
  }

  async #takeUpCoverages(): Promise<void> {
    const { quotations, name } = this.#options;
    const proposals = await quotations.claimCoverages(name, mostPerTurn);
    await Promise.all(proposals.map((proposal) => askCoverage(this.#context, proposal)));
  }

  async #askReviews(): Promise<void> {
    const { reviews, name } = this.#options;
    const rows = await reviews.claim(name, mostPerTurn);
    for (const row of rows) this.#run(askReview(this.#context, row));
  }

  /** For what nobody tells of: rows of the dead, and what is due. New rows are told of by the broker. */
  async #lookAround(): Promise<void> {
    const { quotations, clock, name } = this.#options;
    const pending = await quotations.pending(name, clock.now());
    if (this.#stopping.signal.aborted) return;
    if (pending.rows) this.#wake();
    if (pending.overdue) this.#run(quotations.closeOverdue(clock.now()));
    if (pending.coverages) this.#run(this.#takeUpCoverages());
    if (pending.reviews) this.#run(this.#askReviews());
  }

  #run(work: Promise<void>): void {
    const running = work.catch(this.#options.onFault).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }
}
