import { type Answer, deadlineMs, type Judgement } from './judge.ts';

export type Violation = { readonly problem: string; readonly call: number; readonly asked: string };

const mostShown = 20;
const longestShown = 600;

/** Counts what was answered, and keeps what was wrong. */
export class Tally {
  readonly violations: Violation[] = [];
  readonly #kinds = new Map<string, number>();
  #sent = 0;
  #slowest = { ms: 0, asked: '' };

  add(call: number, asked: string, answer: Answer, { kind, problems }: Judgement): void {
    this.#sent += 1;
    this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    if (answer.ms > this.#slowest.ms) this.#slowest = { ms: answer.ms, asked };
    for (const problem of problems) this.violations.push({ problem, call, asked });
  }

  lines(name: string): readonly string[] {
    const kinds = [...this.#kinds].sort(([, one], [, other]) => other - one);
    const fresh = kinds.map(([kind, count]) => `${count} × ${kind}`).join(', ');
    const { ms, asked } = this.#slowest;
    return [
      `${name}: ${this.#sent} calls sent; HTTP status and code: ${fresh}`,
      `slowest ${Math.round(ms)} ms of ${deadlineMs} allowed (${asked.slice(0, 80)})`,
      ...this.violations
        .slice(0, mostShown)
        .map(({ problem, call, asked }) => `call ${call}: ${problem}: ${asked.slice(0, longestShown)}`),
      `${this.violations.length} violations`,
    ];
  }
}
