/**
 * A fixed number of places, each a thing that serves one at a time. Who finds none free waits for one, in order, until the
 * signal says that it is too late.
 */
export class Places<Place> {
  readonly #free: Place[];
  readonly #waiting = new Set<(place: Place) => void>();

  constructor(places: readonly Place[]) {
    this.#free = [...places];
  }

  async at<Result>(signal: AbortSignal, work: (place: Place) => Promise<Result>): Promise<Result> {
    const place = await this.#take(signal);
    try {
      return await work(place);
    } finally {
      this.#giveBack(place);
    }
  }

  #take(signal: AbortSignal): Promise<Place> {
    const free = this.#free.pop();
    if (free !== undefined) return Promise.resolve(free);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(come);
        reject(signal.reason);
      };
      const come = (place: Place) => {
        this.#waiting.delete(come);
        signal.removeEventListener('abort', leave);
        resolve(place);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.add(come);
    });
  }

  #giveBack(place: Place): void {
    const [next] = this.#waiting;
    if (next) next(place);
    else this.#free.push(place);
  }
}
