/** A clock that stands still until it is moved. */
export function fixedClock(start = '2026-11-15T09:00:00Z') {
  let moment = new Date(start).getTime();
  return {
    now: () => new Date(moment),
    advance(seconds: number): void {
      moment += seconds * 1000;
    },
  };
}
export type FixedClock = ReturnType<typeof fixedClock>;
