import { end, hasEnded, type PreparedProduct } from '#testing/trial/processes.ts';
import { type Seat, seats } from './plan.ts';
import type { Stage } from './stage.ts';

const loadedAhead = 2;
/** The clock of the second process is so far ahead, then behind, from start to start. */
const skewMs = 10_000;

type Place = { running: PreparedProduct; readonly next: PreparedProduct[]; readonly prepare: () => PreparedProduct };

/** The processes that run, and those that are loaded to take their places. */
export class Crew {
  readonly #places: Readonly<Record<Seat, Place>>;

  constructor(stage: Stage) {
    let isAhead = false;
    const prepareSecond = () => {
      isAhead = !isAhead;
      return stage.prepare('second', isAhead ? skewMs : -skewMs);
    };
    const place = (prepare: () => PreparedProduct): Place => ({ running: prepare(), next: [], prepare });
    this.#places = { first: place(() => stage.prepare('first', 0)), second: place(prepareSecond) };
  }

  async start(): Promise<void> {
    for (const seat of seats) {
      const { running, next, prepare } = this.#places[seat];
      if (!(await running.start())) throw new Error('The product did not start');
      next.push(...Array.from({ length: loadedAhead }, prepare));
    }
  }

  /** Resolves once everybody's successor is loaded. */
  async ready(): Promise<void> {
    await Promise.all(seats.map((seat) => this.#places[seat].next[0]?.loaded));
  }

  async kill(seat: Seat): Promise<void> {
    await end(this.#places[seat].running.child, 'SIGKILL');
  }

  hasEnded(seat: Seat): boolean {
    return hasEnded(this.#places[seat].running.child);
  }

  /** Somebody starts a product that did not come up once more, as whatever looks after processes does. */
  async takeOver(seat: Seat, problems: string[]): Promise<void> {
    const place = this.#places[seat];
    for (;;) {
      place.running = place.next.shift() ?? place.prepare();
      const isUp = await place.running.start();
      place.next.push(place.prepare());
      if (isUp) return;
      problems.push(`the ${seat} process did not come up and had to be started once more`);
    }
  }
}
