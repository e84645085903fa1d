import { type Books, compareBooks, problemKinds } from './books.ts';
import type { Tally } from './tally.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

function mailLine({ mails, mailsKnown, orders }: Books): string {
  const sent = [...mails.values()].reduce((sum, arrivals) => sum + arrivals.length, 0);
  const delays = orders.map(({ email, updatedAt }) => (mails.get(email)?.[0]?.getTime() ?? 0) - updatedAt.getTime());
  return `${sent} mails, ${sent - mails.size} of them shown twice, ${mailsKnown} that came again were known; the slowest left ${seconds(Math.max(...delays))} after its purchase`;
}

/** Prints what was counted and found; true when nothing is wrong. */
export function report(tally: Tally, books: Books): boolean {
  const problems = compareBooks(books);
  for (const { kind, about, detail } of problems) console.log(`${about}: ${kind}: ${detail}`);
  const inState = (...states: readonly string[]) => books.orders.filter(({ state }) => states.includes(state)).length;
  const { kills, killsWithDatabase, databaseRestarts, missed, late } = tally;
  const lines = [
    `${kills} kills, ${killsWithDatabase} of them together with the database; ${databaseRestarts} restarts of the database alone; ${missed} moments missed`,
    `${tally.inFlight} payments in flight: ${tally.stages}`,
    `also: ${tally.faults}; ${tally.callbacks} true and ${tally.forgeries} forged callbacks`,
    `${books.orders.length} orders: ${inState('done')} bought, ${inState('voided')} given back, ${inState('declined')} declined or replaced, ${inState('threeDs', 'created')} never paid`,
    `settled after the restart: half within ${seconds(tally.settledMs(0.5))}, 95 % within ${seconds(tally.settledMs(0.95))}, all within ${seconds(tally.settledMs(1))}; ${late.length} late`,
    `restart itself: at most ${seconds(tally.slowestStartMs)}`,
    mailLine(books),
    ...problemKinds.map((kind) => `${problems.filter((problem) => problem.kind === kind).length} ${kind}`),
  ];
  console.log(lines.join('\n'));
  return problems.length === 0 && tally.problems.length === 0 && late.length === 0;
}
