const two = (number: number) => String(number).padStart(2, '0');

export const hours = Array.from({ length: 24 }, (_, hour) => two(hour));
export const minutes = Array.from({ length: 60 }, (_, minute) => two(minute));

export type Clock = { readonly hour: string | undefined; readonly minute: string | undefined };

/** Hour and minute of a typed time, as far as they make sense. */
export function readClock(text: string): Clock {
  const [hour = '', minute = ''] = text.split(':');
  return {
    hour: hours.includes(hour) ? hour : undefined,
    minute: minutes.includes(minute) ? minute : undefined,
  };
}

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 5,
  PageUp: -5,
  Home: -60,
  End: 60,
};

/** Where a key leads in a column of hours or minutes; single steps go round. */
export function moveInColumn(column: readonly string[], at: string, key: string): string | undefined {
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = column.indexOf(at) + step;
  const round = Math.abs(step) === 1 ? (next + column.length) % column.length : next;
  return column[Math.max(0, Math.min(column.length - 1, round))];
}

/** A typed moment is a day and a time; either may be unfinished. */
export function splitMoment(text: string): { readonly day: string; readonly clock: string } {
  const [day = '', clock = ''] = text.split(' ');
  return { day, clock };
}
