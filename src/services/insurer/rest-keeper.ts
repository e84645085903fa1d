import type { Rest, RestingInsurers, WallName } from '#ports/resting-insurers.ts';
import type { RestWatch } from './guard-insurer.ts';

export type RestKeeperOptions = {
  readonly restingInsurers: Pick<RestingInsurers, 'keep'>;
  /** Tells this process from others. */
  readonly name: string;
  readonly onFault: (error: unknown) => void;
};

const beatEveryMs = 3_000;
/** A few beats may be missed; what a killed process said is over after this. */
const aliveMs = 12_000;

type Begun = Pick<Rest, 'insurer' | 'wall'> & { readonly since: number; readonly until: number };

/**
 * Tells all who look which insurers this process leaves alone. Calls never wait for it: a change is written beside them, and
 * where the database is away, with a later beat. While nobody rests, nothing is written.
 */
export class RestKeeper {
  readonly #options: RestKeeperOptions;
  readonly #resting = new Map<string, Begun>();
  readonly #timer: NodeJS.Timeout;
  #isOwed = false;
  #writing: Promise<void> | undefined;

  constructor(options: RestKeeperOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      if (this.#isOwed || this.#resting.size > 0) this.#write();
    }, beatEveryMs);
  }

  watch(insurer: string): RestWatch {
    return (wall, change) => {
      if (change === 'works') this.#resting.delete(`${insurer}/${wall}`);
      else this.#begin(insurer, wall, change.restMs);
      this.#write();
    };
  }

  /** Takes back what it said: a process that is gone leaves nobody alone. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const isKnown = this.#resting.size > 0 || this.#isOwed;
    this.#resting.clear();
    if (isKnown) this.#write();
    await this.#writing;
  }

  /** A trial that failed goes on with the rest that was. */
  #begin(insurer: string, wall: WallName, restMs: number): void {
    const key = `${insurer}/${wall}`;
    const now = performance.now();
    const since = this.#resting.get(key)?.since ?? now;
    this.#resting.set(key, { insurer, wall, since, until: now + restMs });
  }

  /** One at a time; what changes meanwhile is written after it. */
  #write(): void {
    this.#isOwed = true;
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
    });
  }

  async #writeAll(): Promise<void> {
    const { restingInsurers, name, onFault } = this.#options;
    while (this.#isOwed) {
      this.#isOwed = false;
      const now = performance.now();
      const rests = [...this.#resting.values()].map(({ insurer, wall, since, until }) => ({
        insurer,
        wall,
        agoMs: now - since,
        leftMs: until - now,
      }));
      try {
        await restingInsurers.keep(name, rests, aliveMs);
      } catch (error) {
        this.#isOwed = true;
        return onFault(error);
      }
    }
  }
}
