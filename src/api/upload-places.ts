type Waiting = { readonly visitor: string; readonly sit: () => void };

export type PlaceLimits = {
  /** Files are held in memory until they are stored: so many at a time, and so many of one visitor. */
  readonly most: number;
  readonly mostOfOne: number;
  /** Who waits longer than this is asked to come again. */
  readonly patienceMs: number;
};

/** Places for files that are being read. Whoever finds none waits, with the body still on the line. */
export class UploadPlaces {
  readonly #limits: PlaceLimits;
  readonly #taken: string[] = [];
  #waiting: readonly Waiting[] = [];

  constructor(limits: PlaceLimits) {
    this.#limits = limits;
  }

  /** Does the work in a place; undefined where none came free in time. */
  async within<Result>(visitor: string, work: () => Promise<Result>): Promise<Result | undefined> {
    if (!(await this.#sit(visitor))) return undefined;
    try {
      return await work();
    } finally {
      this.#taken.splice(this.#taken.indexOf(visitor), 1);
      this.#callNext();
    }
  }

  #isFree(visitor: string): boolean {
    const { most, mostOfOne } = this.#limits;
    return this.#taken.length < most && this.#taken.filter((taken) => taken === visitor).length < mostOfOne;
  }

  async #sit(visitor: string): Promise<boolean> {
    if (!this.#isFree(visitor)) return this.#wait(visitor);
    this.#taken.push(visitor);
    return true;
  }

  #wait(visitor: string): Promise<boolean> {
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve(false);
      };
      const patience = setTimeout(leave, this.#limits.patienceMs).unref();
      const sit = () => {
        clearTimeout(patience);
        resolve(true);
      };
      const waiting: Waiting = { visitor, sit };
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  /** The first of those who may sit: a visitor whose places are all taken does not hold up the rest. */
  #callNext(): void {
    const next = this.#waiting.find(({ visitor }) => this.#isFree(visitor));
    if (!next) return;
    this.#waiting = this.#waiting.filter((other) => other !== next);
    this.#taken.push(next.visitor);
    next.sit();
  }
}
