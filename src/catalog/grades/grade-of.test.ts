import { describe, expect, test } from 'vitest';
import { type LineKey, lineKeys } from '#domain/lines.ts';
import { gradeOf, gradesOf, standingOf, usualGradeOf } from './grade-of.ts';

describe('the grade of a package', () => {
  test.each([
    ['kasko', 'Dar Kasko', 'dar', 'bare'],
    ['kasko', 'Kasko', 'kasko', 'usual'],
    ['kasko', 'Geniş Kasko', 'genisletilmis', 'usual'],
    ['kasko', 'KATILIM TAM KASKO', 'tam', 'usual'],
    ['konut', 'Katılım Dar Konut', 'dar', 'bare'],
    ['seyahat', 'Ekonomik', 'ekonomik', 'bare'],
    ['petsaglik', 'Kaza', 'kaza', 'bare'],
    ['petsaglik', 'Kaza ve Hastalık', 'hastalik', 'usual'],
    ['telefon', 'Dar (Ekran ve Kırılma)', 'dar', 'bare'],
    ['yabanci', 'İkamet Sağlık Artı', 'arti', 'usual'],
  ] as const)('%s, %s', (line, name, key, standing) => {
    expect(gradeOf(line, name)?.key).toBe(key);
    expect(standingOf(line, name)).toBe(standing);
  });

  test('a name nobody entered is not guessed at', () => {
    for (const name of ['Elektrikli Araç Kaskosu', 'Mini Kasko', '', undefined]) {
      expect(gradeOf('kasko', name)).toBeUndefined();
      expect(standingOf('kasko', name)).toBe('other');
    }
  });

  test('where a line is not graded, all packages stand alike', () => {
    expect(gradesOf('trafik')).toEqual([]);
    expect(standingOf('trafik', 'Zorunlu Trafik')).toBe('usual');
  });
});

test('every graded line has its usual grade, and no spelling names two grades', () => {
  const graded: readonly LineKey[] = lineKeys.filter((line) => gradesOf(line).length > 0);
  expect(graded.toSorted()).toEqual(['kasko', 'konut', 'petsaglik', 'seyahat', 'telefon', 'yabanci']);
  for (const line of graded) {
    expect(usualGradeOf(line), line).toBeDefined();
    for (const grade of gradesOf(line)) {
      for (const spelling of grade.spellings) expect(gradeOf(line, spelling), `${line} ${spelling}`).toBe(grade);
    }
  }
});
