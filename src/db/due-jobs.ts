import type { PgBoss } from 'pg-boss';

/** What word of a job did not reach is found so. */
const lookEveryMs = 5_000;
/** A job that failed is written down as one to repeat within this time, and is due a second later at the earliest. */
const soonMs = 300;

/**
 * For each queue how long until its next job is due, by the database's clock; negative where it is. It asks for what the
 * index of the queue holds: jobs that are over are many, and are not looked at.
 */
const text = `
  select q.name, extract(epoch from j.due - now())::float8 * 1000 as "inMs"
  from unnest($1::text[]) as q(name)
    cross join lateral (
      select min(start_after) as due from pgboss.job where job.name = q.name and state < 'active' and not blocked) j
  where j.due < now() + $2 * interval '1 millisecond'`;

export const dueJobs = (names: readonly string[]) => ({ text, values: [[...names], lookEveryMs] });

/** A clock that is a little behind would find it not yet due. */
const afterMs = 20;

type Due = { readonly name: string; readonly inMs: number };

/**
 * Wakes who works on a queue when a job of it is due. Word of new jobs comes by itself; this is for jobs that are repeated
 * after a while, that a dead process left, or of which no word came. One statement looks for all queues.
 */
export class DueJobs {
  readonly #boss: PgBoss;
  readonly #onFault: (error: unknown) => void;
  readonly #workers = new Map<string, string[]>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #every: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(boss: PgBoss, onFault: (error: unknown) => void) {
    this.#boss = boss;
    this.#onFault = onFault;
  }

  add(name: string, worker: string): void {
    this.#workers.set(name, [...(this.#workers.get(name) ?? []), worker]);
  }

  start(): void {
    this.#every = setInterval(() => this.#look(), lookEveryMs);
  }

  /** Resolves once nothing of it is under way. */
  stop(): Promise<void> {
    clearInterval(this.#every);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#every = undefined;
    return this.#looking;
  }

  lookSoon(): void {
    this.#after(soonMs, () => this.#look());
  }

  #look(): void {
    this.#looking = this.#looking.then(() => this.#wakeWhenDue()).catch(this.#onFault);
  }

  async #wakeWhenDue(): Promise<void> {
    const due = dueJobs([...this.#workers.keys()]);
    const { rows } = await this.#boss.getDb().executeSql(due.text, due.values);
    for (const { name, inMs } of rows as readonly Due[])
      this.#after(Math.max(0, inMs) + afterMs, () => this.#wake(name));
  }

  #wake(name: string): void {
    for (const worker of this.#workers.get(name) ?? []) this.#boss.notifyWorker(worker);
  }

  #after(milliseconds: number, work: () => void): void {
    if (!this.#every) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }
}
