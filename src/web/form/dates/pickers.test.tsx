import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { DatePicker as DateField } from '#catalog/fields/field.ts';
import { DateAndTimePicker } from '../kinds/date-and-time-picker.tsx';
import { DatePicker } from '../kinds/date-picker.tsx';
import { TimePicker } from '../kinds/time-picker.tsx';
import { Calendar } from './calendar.tsx';
import { dayIn, startDay } from './calendar-start.ts';
import { hours, minutes, moveInColumn, readClock, splitMoment } from './clock.ts';
import { limitsOf } from './day-limits.ts';
import { limitNote } from './limit-note.ts';

const today = '2026-11-15';
const shared = {
  id: 'gun',
  value: '',
  values: {},
  error: undefined,
  disabled: false,
  focusRef: null,
  today,
  onChange: () => undefined,
  onBlur: () => undefined,
  onOtherChange: () => undefined,
};
const common = { name: 'gun', label: 'Gün' };

describe('date and time fields', () => {
  test.each([
    ['day', <DatePicker key="day" {...shared} field={{ ...common, kind: 'datePicker' }} />, 'GG/AA/YYYY'],
    ['month', <DatePicker key="month" {...shared} field={{ ...common, kind: 'datePicker', month: true }} />, 'AA/YYYY'],
    ['time', <TimePicker key="time" {...shared} field={{ ...common, kind: 'timePicker' }} />, 'SS:DD'],
    [
      'moment',
      <DateAndTimePicker key="moment" {...shared} field={{ ...common, kind: 'dateAndTimePicker' }} />,
      'GG/AA/YYYY SS:DD',
    ],
  ])('[V-25] a %s is typed into a labelled field or chosen in a panel', (_, element, placeholder) => {
    const html = renderToStaticMarkup(element);
    expect(html).toMatch(/<label for="gun"/);
    expect(html).toContain(`placeholder="${placeholder}"`);
    expect(html).toMatch(/<button [^>]*aria-haspopup="dialog"[^>]*aria-expanded="false"/);
  });

  test('[V-25] a read-only day has no panel', () => {
    const field: DateField = { ...common, kind: 'datePicker', readOnly: true };
    expect(renderToStaticMarkup(<DatePicker {...shared} field={field} />)).not.toContain('<button');
  });
});

describe('calendar panel', () => {
  const field: DateField = { ...common, kind: 'datePicker', purpose: { renewalWithin: 15 } };
  const draw = (given: Partial<Parameters<typeof Calendar>[0]>) =>
    renderToStaticMarkup(
      <Calendar
        chosen={undefined}
        limits={limitsOf(field, today)}
        today={today}
        unit="days"
        onPick={() => undefined}
        {...given}
      />,
    );

  test('[V-25] days that cannot be chosen say so', () => {
    const html = draw({});
    expect(html).toMatch(/aria-label="14 Kasım 2026 Cumartesi" aria-disabled="true"/);
    expect(html).toMatch(/aria-label="15 Kasım 2026 Pazar, bugün" aria-current="date"/);
    expect(html).not.toMatch(/aria-label="16 Kasım 2026 Pazartesi" aria-disabled/);
  });

  test('[V-25] the chosen day is selected and the one that Tab reaches', () => {
    expect(draw({ chosen: '2026-11-20' })).toMatch(
      /<td aria-selected="true"[^>]*><button type="button" tabindex="0" aria-label="20 Kasım 2026 Cuma"/,
    );
  });

  test('[V-25] a birthdate begins with its year', () => {
    const limits = { earliest: '1900-01-01', latest: today };
    expect(draw({ birth: true, limits })).toMatch(/aria-label="Yıl seçin".*tabindex="0" aria-label="1991"/);
    expect(draw({ birth: true, limits, chosen: '1980-05-19' })).toContain('19 Mayıs 1980 Pazartesi');
  });

  test('[V-25] months are chosen from a year', () => {
    expect(draw({ unit: 'months', chosen: '2026-11' })).toMatch(/tabindex="0" aria-label="Kasım 2026"/);
  });

  test('[V-25] bounds are told in words', () => {
    expect(limitNote(field, today)).toBe('15.11.2026 ile 30.11.2026 arasından seçilebilir.');
    expect(limitNote({ ...common, kind: 'datePicker', disablePast: true }, today)).toBe(
      '15.11.2026 ve sonrası seçilebilir.',
    );
    expect(limitNote({ ...common, kind: 'datePicker', purpose: 'birthdate' }, today)).toBeUndefined();
  });

  test('[V-25] opens on a day that can be chosen', () => {
    const limits = { earliest: '2026-11-20', latest: '2026-12-31' };
    expect(startDay({ chosen: undefined, limits, today, birth: false })).toBe('2026-11-20');
    expect(startDay({ chosen: '2026-12', limits, today, birth: false })).toBe('2026-12-01');
    expect(dayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(dayIn('2025', '2024-02-29')).toBe('2025-02-28');
  });
});

describe('clock', () => {
  test('[V-25] reads what is typed as far as it makes sense', () => {
    expect(readClock('09:30')).toEqual({ hour: '09', minute: '30' });
    expect(readClock('09:')).toEqual({ hour: '09', minute: undefined });
    expect(readClock('27:99')).toEqual({ hour: undefined, minute: undefined });
    expect(splitMoment('15/11/2026 09:30')).toEqual({ day: '15/11/2026', clock: '09:30' });
    expect(splitMoment('')).toEqual({ day: '', clock: '' });
  });

  test.each([
    ['ArrowDown', '23', '00'],
    ['ArrowUp', '00', '23'],
    ['PageDown', '21', '23'],
    ['Home', '12', '00'],
    ['End', '12', '23'],
    ['Enter', '12', undefined],
  ])('[V-25] %s leads from hour %s to %s', (key, at, hour) => {
    expect(moveInColumn(hours, at, key)).toBe(hour);
    expect(minutes).toHaveLength(60);
  });
});
