import { expect, test } from 'vitest';
import { type NoteSpan, noteEnd } from './site-note.ts';

/** Half past one at night in Istanbul, when Greenwich still has the day before. */
const night = new Date('2026-11-14T22:30:00Z');

test.each<[NoteSpan, string]>([
  ['hour', '2026-11-14T23:30:00.000Z'],
  ['fourHours', '2026-11-15T02:30:00.000Z'],
  ['today', '2026-11-15T21:00:00.000Z'],
  ['tomorrow', '2026-11-16T21:00:00.000Z'],
  ['week', '2026-11-21T21:00:00.000Z'],
])('a note for %s ends by the clocks of Istanbul', (span, end) => {
  expect(noteEnd(span, night).toISOString()).toBe(end);
});
