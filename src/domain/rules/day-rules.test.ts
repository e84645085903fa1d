import { describe, expect, test } from 'vitest';
import { ruleText } from '#messages/rules.ts';
import { birthdate } from './birthdate.ts';
import { date } from './date.ts';
import { dateLimits } from './date-limits.ts';
import { time } from './time.ts';

describe('[V-15] date', () => {
  test.each(['14.11.2026', '29.02.2024', ''])('%j is valid', (value) => {
    expect(date(value)).toBeUndefined();
  });

  test.each(['14.11.202', '1.1.2026', '14/11/2026', '2026-11-14', '14.11.20266'])(
    '%j has not its ten characters',
    (value) => {
      expect(date(value)).toEqual({ message: 'dateIncomplete' });
    },
  );

  test.each(['29.02.2025', '31.04.2026', '00.01.2026', '01.13.2026', '01.01.0000'])('%s is no day', (value) => {
    expect(date(value)).toEqual({ message: 'dateImpossible' });
  });
});

describe('[V-06] birth date', () => {
  const rule = birthdate('2026-11-14');

  test.each(['01/02/1990', '01.02.1990', '14/11/2026', '01/01/1900', ''])('%j is valid', (value) => {
    expect(rule(value)).toBeUndefined();
  });

  test.each([
    ['15/11/2026', 'birthdateInFuture'],
    ['31/12/1899', 'birthdateTooEarly'],
    ['30/02/1990', 'dateImpossible'],
    ['01/02/90', 'dateIncomplete'],
    ['01.02/1990', 'dateIncomplete'],
  ])('%s fails with %s', (value, message) => {
    const failure = rule(value);
    expect(failure?.message).toBe(message);
    expect(failure && ruleText(failure)).not.toContain('{');
  });
});

describe('[V-25] pickers', () => {
  const rule = dateLimits({ earliest: '2026-11-14', latest: '2026-12-14' });

  test.each(['14/11/2026', '14.12.2026', '2026-12-01', ''])('%j lies within the limits', (value) => {
    expect(rule(value)).toBeUndefined();
  });

  test('a day outside the limits is told which day is possible', () => {
    expect(rule('13/11/2026')).toEqual({ message: 'dateTooEarly', values: { min: '14.11.2026' } });
    expect(rule('15/12/2026')).toEqual({ message: 'dateTooLate', values: { max: '14.12.2026' } });
    expect(rule('31/11/2026')).toEqual({ message: 'dateImpossible' });
    expect(dateLimits({})('01/01/1500')).toBeUndefined();
  });

  test.each(['00:00', '23:59', '09:05'])('%s is a time', (value) => {
    expect(time(value)).toBeUndefined();
  });

  test.each(['24:00', '9:05', '12:60', '1200'])('%s is no time', (value) => {
    expect(time(value)).toEqual({ message: 'timeInvalid' });
  });
});
