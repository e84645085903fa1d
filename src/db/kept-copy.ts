import { setTimeout as pause } from 'node:timers/promises';
import type { KeptTable, TableBell } from '#ports/broker.ts';

/** For a word that nobody heard: the bell tells everything else at once. */
const usualLookMs = 60_000;
const tryAgainMs = 1_000;

export type KeptCopyOptions<Row> = {
  readonly table: KeptTable;
  readonly bell: Pick<TableBell, 'onTable'>;
  readonly read: () => Promise<readonly Row[]>;
  readonly onFault: (error: unknown) => void;
  readonly lookMs?: number;
};

/** A small table as a process keeps it in memory. While the database is away it stays as it was. */
export class KeptCopy<Row> {
  readonly #options: KeptCopyOptions<Row>;
  readonly #stopping = new AbortController();
  #rows: readonly Row[] = [];
  #reading: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;

  constructor(options: KeptCopyOptions<Row>) {
    this.#options = options;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Resolves once it is there. */
  async start(): Promise<void> {
    const { bell, table, read, lookMs = usualLookMs } = this.#options;
    this.#unsubscribe = bell.onTable(table, () => void this.refresh());
    this.#rows = await read();
    this.#timer = setInterval(() => void this.refresh(), lookMs).unref();
  }

  async stop(): Promise<void> {
    this.#unsubscribe();
    clearInterval(this.#timer);
    this.#stopping.abort();
    await this.#reading;
  }

  /** Resolves once all is there that was stored before. What is being read already may have missed it. */
  refresh(): Promise<void> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      return this.#read();
    });
    this.#reading = this.#next;
    return this.#next;
  }

  async #read(): Promise<void> {
    const { read, onFault } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        this.#rows = await read();
        return;
      } catch (error) {
        onFault(error);
        await pause(tryAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
}
