import { addDays, type Day } from '../dates.ts';

export type CalendarEvent = {
  /** The same for every copy of the event, so that a calendar replaces the old one. */
  readonly uid: string;
  readonly writtenAt: Date;
  readonly producer: string;
  readonly day: Day;
  readonly title: string;
  readonly text: string;
  readonly remindDaysBefore: number;
};

const longestLine = 75;

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line is counted in octets of UTF-8; what goes on begins with a space. */
function fold(line: string): string {
  let length = 0;
  let folded = '';
  for (const character of line) {
    const size = octets(character);
    if (length + size > longestLine) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
}

const compact = (text: string) => text.replace(/[-:]/g, '');

/** At nine in the morning, counted back from the midnight at which the day begins. */
function trigger(days: number): string {
  return `-P${days - 1}DT15H`;
}

/** One whole day with a reminder, as RFC 5545 writes it. */
export function calendarFile(event: CalendarEvent): string {
  const stamp = `${compact(event.writtenAt.toISOString().slice(0, 19))}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(event.producer)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(addDays(event.day, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    `TRIGGER:${trigger(event.remindDaysBefore)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
