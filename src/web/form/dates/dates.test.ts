import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DatePicker } from '#catalog/fields/field.ts';
import { judge } from '#catalog/fields/judge.ts';
import { addDays, formatDay } from '#domain/dates.ts';
import { addMonths, daysIn, monthsOf, rowsOf, shiftMonths, weekdayOf, weeksOf } from './calendar-days.ts';
import { type DateMask, dateMasks, editDateText } from './date-masks.ts';
import { intoLimits, isBounded, isWithin, limitsOf } from './day-limits.ts';
import { moveDay, moveMonth, moveYear } from './move.ts';
import { sayDay, weekdays, writeMonth } from './words.ts';

function type(kind: DateMask, keys: string): string {
  return [...keys].reduce((shown, key) => {
    const text = shown + key;
    return editDateText(kind, shown, { text, caret: text.length }).display;
  }, '');
}

const paste = (kind: DateMask, text: string) => editDateText(kind, '', { text, caret: text.length }).display;

describe('typed dates', () => {
  test.each([
    ['day', '15112026', '15/11/2026'],
    ['day', '15/11/2026', '15/11/2026'],
    ['day', '15.11.2026', '15/11/2026'],
    ['day', '15-11-2026', '15/11/2026'],
    ['day', '5/1/2026', '05/01/2026'],
    ['day', '5.1.2026', '05/01/2026'],
    ['day', '1a5x', '15'],
    ['day', '151120261', '15/11/20261'],
    ['month', '112026', '11/2026'],
    ['month', '9.2026', '09/2026'],
    ['month', '11-2026', '11/2026'],
    ['time', '1430', '14:30'],
    ['time', '9:05', '09:05'],
    ['time', '9.05', '09:05'],
    ['time', '23x59', '23:59'],
    ['moment', '151120261430', '15/11/2026 14:30'],
    ['moment', '5.1.2026 9:05', '05/01/2026 09:05'],
  ] as const)('[V-25] %s typed as %s shows %s', (kind, keys, shown) => {
    expect(type(kind, keys)).toBe(shown);
  });

  test.each([
    ['day', '2026-11-15', '15/11/2026'],
    ['day', ' 5.1.2026 ', '05/01/2026'],
    ['month', '2026-11', '11/2026'],
    ['month', '1/2027', '01/2027'],
    ['time', '9:05', '09:05'],
    ['moment', '2026-11-15T14:30', '15/11/2026 14:30'],
    ['moment', '5.1.2026 9:05', '05/01/2026 09:05'],
    ['moment', '15/11/2026', '15/11/2026'],
  ] as const)('[V-25] %s pasted as %s shows %s', (kind, text, shown) => {
    expect(paste(kind, text)).toBe(shown);
  });

  test('[V-25] what a mask shows it reads again', () => {
    const kinds = Object.keys(dateMasks) as DateMask[];
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.stringMatching(/^\d{0,12}$/), (kind, digits) => {
        const shown = type(kind, digits);
        expect(dateMasks[kind].format(dateMasks[kind].rawFrom(shown))).toBe(shown);
      }),
    );
  });

  test('[V-25] taking back a separator takes the digit before it', () => {
    expect(editDateText('day', '15/1', { text: '15/', caret: 3 })).toMatchObject({ display: '15', caret: 2 });
  });
});

describe('calendar', () => {
  test('[V-25] weeks begin on Monday and the month is named in Turkish', () => {
    expect(weekdays.map(({ head }) => head).join(' ')).toBe('Pt Sa Ça Pe Cu Ct Pz');
    expect(weekdays[0]?.name).toBe('Pazartesi');
    expect(writeMonth('2026-11')).toBe('Kasım 2026');
    expect(sayDay('2026-11-15')).toBe('15 Kasım 2026 Pazar');
  });

  test('[V-25] a month is six weeks that hold each of its days once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2400 }), (count) => {
        const month = addMonths('1900-01', count);
        const weeks = weeksOf(month);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        expect(weeks.every(([monday]) => monday && weekdayOf(monday) === 0)).toBe(true);
        expect(weeks.flat().filter((day) => day.startsWith(month))).toHaveLength(daysIn(month));
      }),
    );
  });

  test('[V-25] months add up, and the last day stays in its month', () => {
    expect([addMonths('2026-11', 2), addMonths('2026-01', -1), addMonths('2026-06', -18)]).toEqual([
      '2027-01',
      '2025-12',
      '2024-12',
    ]);
    expect([shiftMonths('2026-01-31', 1), shiftMonths('2024-02-29', 12), shiftMonths('2026-03-31', -1)]).toEqual([
      '2026-02-28',
      '2025-02-28',
      '2026-02-28',
    ]);
    expect([daysIn('2024-02'), daysIn('2026-02'), daysIn('2026-11')]).toEqual([29, 28, 30]);
    expect(monthsOf(2026)[11]).toBe('2026-12');
    expect(rowsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });

  test.each([
    ['ArrowLeft', false, '2026-11-17'],
    ['ArrowRight', false, '2026-11-19'],
    ['ArrowUp', false, '2026-11-11'],
    ['ArrowDown', false, '2026-11-25'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-18'],
    ['PageDown', false, '2026-12-18'],
    ['PageUp', true, '2025-11-18'],
    ['PageDown', true, '2027-11-18'],
    ['Enter', false, undefined],
  ])('[V-25] %s (shift %s) leads from 18 November 2026 to %s', (key, shiftKey, day) => {
    expect(moveDay('2026-11-18', { key, shiftKey })).toBe(day);
  });

  test('[V-25] months and years move by keys too', () => {
    const press = (key: string) => ({ key, shiftKey: false });
    expect(moveMonth('2026-11', press('ArrowDown'))).toBe('2027-02');
    expect(moveMonth('2026-11', press('PageUp'))).toBe('2025-11');
    expect(moveMonth('2026-11', press('Home'))).toBe('2026-01');
    expect(moveYear('2026', press('ArrowUp'))).toBe('2022');
    expect(moveYear('2026', press('Home'))).toBe('0000');
    expect(moveYear('2026', press('Tab'))).toBeUndefined();
  });
});

describe('limits', () => {
  const today = '2026-11-15';
  const field = (given: Partial<DatePicker>): DatePicker => ({
    kind: 'datePicker',
    name: 'gun',
    label: 'Gün',
    ...given,
  });

  test.each<[string, Partial<DatePicker>, string, string]>([
    ['no past', { disablePast: true }, today, '2076-12-31'],
    ['no future', { disableFuture: true }, '1900-01-01', today],
    ['up to ten days ahead', { daysAhead: 10 }, '1900-01-01', '2026-11-25'],
    ['today up to ten days ahead', { disablePast: true, daysAhead: 10 }, today, '2026-11-25'],
    ['birthdate', { purpose: 'birthdate' }, '1900-01-01', today],
    ['traffic renewal', { purpose: { renewalWithin: 15 } }, today, '2026-11-30'],
    ['kasko renewal', { purpose: { renewalWithin: 30 } }, today, '2026-12-15'],
  ])('[V-25] %s', (_, given, earliest, latest) => {
    expect(limitsOf(field(given), today)).toEqual({ earliest, latest });
  });

  test.each<Partial<DatePicker>>([
    { disablePast: true, daysAhead: 10 },
    { disableFuture: true, disablePast: true },
    { disableFuture: true, daysBack: 60 },
    { purpose: 'birthdate' },
    { purpose: { renewalWithin: 15 } },
    { purpose: { renewalWithin: 30 } },
  ])('[V-25] the calendar %o offers what the rules let pass, and no more', (given) => {
    const picker = field(given);
    const limits = limitsOf(picker, today);
    const passes = (day: string) => judge(picker, formatDay(day, '/'), { today, values: {} }) === undefined;
    expect([limits.earliest, limits.latest].map(passes)).toEqual([true, true]);
    expect([addDays(limits.earliest, -1), addDays(limits.latest, 1)].map(passes)).toEqual([false, false]);
  });

  test('[V-25] days, months and years outside the limits are not to be chosen', () => {
    const limits = { earliest: '2026-11-15', latest: '2026-12-15' };
    expect([isWithin('2026-11-14', limits), isWithin('2026-11-15', limits), isWithin('2026-12-16', limits)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([isWithin('2026-11', limits), isWithin('2026-10', limits), isWithin('2026', limits)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([intoLimits('2026-01-01', limits), intoLimits('2027', limits), intoLimits('2026-11-20', limits)]).toEqual([
      '2026-11-15',
      '2026',
      '2026-11-20',
    ]);
    expect(isBounded(field({ disablePast: true }))).toEqual({ below: true, above: false });
  });
});
