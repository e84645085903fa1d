export type Seat = { readonly key: string; readonly most: number };

/** Counts what is open at the same time under each key. */
export class Seats {
  readonly #taken = new Map<string, number>();

  /** Takes a seat under every key, or none where one of them is full; the answer gives them back. */
  take(seats: readonly Seat[]): (() => void) | undefined {
    if (seats.some(({ key, most }) => this.#count(key) >= most)) return undefined;
    for (const { key } of seats) this.#taken.set(key, this.#count(key) + 1);
    let kept = true;
    return () => {
      if (kept) for (const { key } of seats) this.#leave(key);
      kept = false;
    };
  }

  #count(key: string): number {
    return this.#taken.get(key) ?? 0;
  }

  #leave(key: string): void {
    const left = this.#count(key) - 1;
    if (left > 0) this.#taken.set(key, left);
    else this.#taken.delete(key);
  }
}
