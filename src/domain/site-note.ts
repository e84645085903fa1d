import { addDays, istanbulToday } from './dates.ts';

export const noteLooks = ['info', 'warning'] as const;
export type NoteLook = (typeof noteLooks)[number];

export const longestNote = 200;

/** How long a note may hold: what is wrong at an insurer is over by then, or is said anew. */
export const noteSpans = ['hour', 'fourHours', 'today', 'tomorrow', 'week'] as const;
export type NoteSpan = (typeof noteSpans)[number];

const hourMs = 3_600_000;
/** Istanbul's clocks stand three hours before Greenwich. */
const endOfDay = (now: Date, daysLater: number) =>
  new Date(`${addDays(istanbulToday(now), daysLater + 1)}T00:00:00+03:00`);

export function noteEnd(span: NoteSpan, now: Date): Date {
  switch (span) {
    case 'hour':
      return new Date(now.getTime() + hourMs);
    case 'fourHours':
      return new Date(now.getTime() + 4 * hourMs);
    case 'today':
      return endOfDay(now, 0);
    case 'tomorrow':
      return endOfDay(now, 1);
    case 'week':
      return endOfDay(now, 6);
  }
}
