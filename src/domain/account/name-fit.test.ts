import { expect, test } from 'vitest';
import { nameFits } from './name-fit.ts';

const named = (name: string, surname: string) => ({ name, surname });

test.each([
  [named('Deniz', 'Akçam'), named('DENİZ', 'AKÇAM')],
  [named('deniz', 'akcam'), named('Deniz', 'Akçam')],
  [named('  Iğdır ', 'IŞIK'), named('ığdır', 'Işık')],
  [named('Ayşe', 'Yılmaz'), named('AYŞE NUR', 'YILMAZ')],
  [named('Ayşe Nur', 'Yılmaz'), named('Ayşe', 'Yılmaz')],
  [named('Ayşenur', 'Yılmaz'), named('Ayşe Nur', 'Yılmaz')],
  [named('Ayşe', 'Demir'), named('Ayşe', 'Yılmaz Demir')],
  [named('Ayşe', 'Yılmaz-Demir'), named('Ayşe', 'Yılmaz Demir')],
  [named('Kazım', 'Kâhya'), named('KAZIM', 'KAHYA')],
])('%j is %j of the register', (typed, registered) => expect(nameFits(typed, registered)).toBe(true));

test.each([
  [named('Deniz', 'Örnek'), named('Deniz', 'Akçam')],
  [named('Derya', 'Akçam'), named('Deniz', 'Akçam')],
  [named('Ayşe Gül', 'Yılmaz'), named('Ayşe Nur', 'Yılmaz')],
  [named('A', 'Akçam'), named('Deniz', 'Akçam')],
  [named('Akçam', 'Deniz'), named('Deniz', 'Akçam')],
  [named('-', 'Akçam'), named('Deniz', 'Akçam')],
  [named('Deniz', ''), named('Deniz', 'Akçam')],
])('%j is not %j of the register', (typed, registered) => expect(nameFits(typed, registered)).toBe(false));
