import { expect, test } from 'vitest';
import { calendarFile } from './calendar.ts';

const event = {
  uid: '6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c001@karsila.example',
  writtenAt: new Date('2026-11-15T09:00:00.123Z'),
  producer: '-//Karşıla Sigorta//TR',
  day: '2027-11-20',
  title: 'Kasko poliçesi bitiyor: 34 ABC 123',
  text: 'Yenilemek isterseniz, poliçeniz bitmeden teklif alın.\nKendiliğinden yenilenmez; para çekilmez.',
  remindDaysBefore: 30,
};

const unfold = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

test('a calendar file is a whole day with a reminder at nine in the morning', () => {
  expect(unfold(calendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karşıla Sigorta//TR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:6b2f0a9e-4c1d-4a57-8e02-90d1f3b5c001@karsila.example',
    'DTSTAMP:20261115T090000Z',
    'DTSTART;VALUE=DATE:20271120',
    'DTEND;VALUE=DATE:20271121',
    'SUMMARY:Kasko poliçesi bitiyor: 34 ABC 123',
    'DESCRIPTION:Yenilemek isterseniz\\, poliçeniz bitmeden teklif alın.\\nKendiliğinden yenilenmez\\; para çekilmez.',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Kasko poliçesi bitiyor: 34 ABC 123',
    'TRIGGER:-P29DT15H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 octets, and no letter is cut', () => {
  const file = calendarFile({ ...event, text: 'ğüşıöç'.repeat(40) });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain(`DESCRIPTION:${'ğüşıöç'.repeat(40)}`);
});
