import { isInFlight, type OrderStage } from './order-stages.ts';
import type { Round } from './plan.ts';
import type { RoundResult } from './round.ts';
import { settleWithinMs } from './settlement.ts';

/** What a trial counted. */
export class Tally {
  kills = 0;
  killsOfSecond = 0;
  killsWithDatabase = 0;
  databaseRestarts = 0;
  inFlight = 0;
  missed = 0;
  /** Rounds with a mail server that takes its time. */
  slowMails = 0;
  forgeries = 0;
  callbacks = 0;
  slowestStartMs = 0;
  readonly late: string[] = [];
  readonly problems: string[] = [];
  readonly #settleMs: number[] = [];
  readonly #stages = new Map<OrderStage, number>();
  readonly #faults = new Map<string, number>();

  add(number: number, round: Round, result: RoundResult): void {
    const { killed, isMailSlow } = round;
    if (Math.floor((this.kills + killed.length) / 10) > Math.floor(this.kills / 10))
      console.log(`${this.kills + killed.length} kills`);
    this.kills += killed.length;
    this.killsOfSecond += killed.filter((seat) => seat === 'second').length;
    if (round.database !== 'lives') this.killsWithDatabase += killed.length;
    if (killed.length === 0) this.databaseRestarts += 1;
    if (isMailSlow) this.slowMails += 1;
    if (result.blow === 'missed') this.missed += 1;
    this.#faults.set(round.fault, (this.#faults.get(round.fault) ?? 0) + 1);
    const flying = result.stages.filter(isInFlight);
    this.inFlight += flying.length;
    for (const place of flying) this.#stages.set(place, (this.#stages.get(place) ?? 0) + 1);
    this.forgeries += result.forgeries;
    this.callbacks += result.callbacks;
    this.slowestStartMs = Math.max(this.slowestStartMs, result.startMs);
    const { moment, fault, database } = round;
    const struck = killed.join(' and ') || 'nobody';
    const what = `round ${number} (${moment}, ${fault}, ${struck} killed, database ${database})`;
    for (const problem of result.problems) this.#tell(this.problems, `${what}: ${problem}`);
    for (const { reference, milliseconds } of result.settlements) {
      this.#settleMs.push(milliseconds);
      if (milliseconds > settleWithinMs)
        this.#tell(this.late, `${what}: ${reference} took ${Math.round(milliseconds)} ms`);
    }
  }

  #tell(list: string[], line: string): void {
    list.push(line);
    console.log(line);
  }

  /** The time within which such a share of orders was settled. */
  settledMs(share: number): number {
    const sorted = this.#settleMs.toSorted((one, other) => one - other);
    return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  }

  get stages(): string {
    return [...this.#stages].map(([place, count]) => `${place} ${count}`).join(', ');
  }

  get faults(): string {
    return [...this.#faults].map(([fault, count]) => `${fault} ${count}`).join(', ');
  }
}
