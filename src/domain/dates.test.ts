import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  ageOn,
  daysBetween,
  formatDay,
  formatMoment,
  formatMonth,
  isRealDay,
  istanbulToday,
  monthsOn,
  parseDay,
  parseMonth,
  readDay,
  yearList,
} from './dates.ts';

const days = fc
  .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10));

describe('[K-09] days', () => {
  test.each([
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-12-31', true],
    ['0001-01-01', true],
    ['2025-02-29', false],
    ['1900-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
    ['+2026-01-01', false],
    ['', false],
  ])('%j is a real day: %j', (day, real) => {
    expect(isRealDay(day)).toBe(real);
  });

  test.each([
    ['14.11.2026', '2026-11-14'],
    ['14/11/2026', '2026-11-14'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2025', undefined],
    ['31/04/2026', undefined],
    ['1.2.2026', undefined],
    ['14.11/2026', undefined],
    ['14-11-2026', undefined],
    ['2026-11-14', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test('the wire form and the written form read alike', () => {
    expect(readDay('2026-11-14')).toBe('2026-11-14');
    expect(readDay('14.11.2026')).toBe('2026-11-14');
    expect(readDay('2026-02-30')).toBeUndefined();
  });

  test('a day shows as DD.MM.YYYY and reads back', () => {
    expect(formatDay('2026-01-05')).toBe('05.01.2026');
    expect(formatDay('2026-01-05', '/')).toBe('05/01/2026');
    fc.assert(
      fc.property(days, fc.constantFrom('.' as const, '/' as const), (day, separator) => {
        expect(isRealDay(day)).toBe(true);
        expect(parseDay(formatDay(day, separator))).toBe(day);
      }),
    );
  });

  test('[V-25] a month shows as MM/YYYY and reads back', () => {
    expect(formatMonth('2026-03')).toBe('03/2026');
    expect(parseMonth('03/2026')).toBe('2026-03');
    expect(parseMonth('13/2026')).toBeUndefined();
    expect(parseMonth('3/2026')).toBeUndefined();
  });
});

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2016-03-26', 2, '2016-03-28'],
  ])('%s and %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  test('adding and measuring undo each other', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(addDays(other, -count)).toBe(day);
      }),
    );
  });

  test('a day that does not exist is refused', () => {
    expect(() => addDays('2025-02-29', 1)).toThrow(RangeError);
    expect(() => daysBetween('2025-01-01', 'yarın')).toThrow(RangeError);
  });

  test.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2026-01-01', '2026-01-01', 0],
  ])('born on %s, on %s the age is %i', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });

  test.each([
    ['2026-05-20', '2026-11-19', 5],
    ['2026-05-20', '2026-11-20', 6],
    ['2025-08-31', '2026-02-28', 5],
    ['2025-08-31', '2026-03-01', 6],
    ['2025-12-15', '2026-01-15', 1],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-02', '2026-01-01', -1],
  ])('born on %s, on %s it is %i months old', (birthday, day, months) => {
    expect(monthsOn(birthday, day)).toBe(months);
  });
});

describe('[K-09] Istanbul’s clock', () => {
  test.each([
    ['2026-11-14T20:59:59Z', '2026-11-14', '2026-11-14 23:59'],
    ['2026-11-14T21:00:00Z', '2026-11-15', '2026-11-15 00:00'],
    ['2026-12-31T21:30:00Z', '2027-01-01', '2027-01-01 00:30'],
    ['2015-01-01T21:30:00Z', '2015-01-01', '2015-01-01 23:30'],
    ['2015-07-01T21:30:00Z', '2015-07-02', '2015-07-02 00:30'],
  ])('%s is %s there, shown %s', (moment, day, shown) => {
    expect(istanbulToday(new Date(moment))).toBe(day);
    expect(formatMoment(new Date(moment))).toBe(shown);
  });

  /** The tables that Node brings along would know first that the clocks are turned again. */
  const tables = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Istanbul',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const told = (moment: Date) => tables.format(moment);

  test('it runs as the tables of time zones say', () => {
    const known = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(known, (moment) => {
        expect(formatMoment(moment)).toBe(told(moment));
      }),
    );
  });

  test('the summer time of 2016 went on', () => {
    const turns = ['2016-03-27T00:59', '2016-03-27T01:00', '2016-09-07T20:59', '2016-09-07T21:00', '2016-10-30T01:00'];
    for (const moment of turns.map((turn) => new Date(`${turn}Z`))) {
      expect(formatMoment(moment)).toBe(told(moment));
    }
  });
});

test('[F-04] the year list runs from its start to the current year', () => {
  expect(yearList(2022, 2026)).toEqual([2022, 2023, 2024, 2025, 2026]);
  expect(yearList(2026, 2026)).toEqual([2026]);
  expect(yearList(2027, 2026)).toEqual([]);
});
