import { describe, expect, test } from 'vitest';
import type { HealthAnswers, HealthRow } from '#catalog/risks/health/answers.ts';
import { type HealthDeclaration, healthConditions } from '#domain/health-declaration.ts';
import { healthy } from '#testing/health-quotation.ts';
import { declarationsOf, rowsWithDeclarations, withoutDeclarations } from './declarations.ts';

const marker = 'Yalnız beyanda yazan söz';
const self: HealthRow = { individual: 1, Relation: '1' };
const child: HealthRow = { individual: 1, Relation: '3', NationalNumber: '44444444440', Birthdate: '2015-01-02' };

const told: HealthRow = {
  Height: 181,
  Weight: 97.5,
  Conditions: ['2', '11'],
  Medication: true,
  PlannedTreatment: true,
  Pregnant: false,
  HealthNote: marker,
};
const family: HealthAnswers = {
  fam: [
    { ...self, ...told },
    { ...child, ...healthy },
  ],
  Treatment: '1',
};
const declared: HealthDeclaration = {
  heightCm: 181,
  weightKg: 97.5,
  conditions: ['bloodPressure', 'other'],
  regularMedication: true,
  plannedTreatment: true,
  pregnant: false,
  note: marker,
};

describe('declarations of health', () => {
  test('are read of every person in their order', () => {
    const [first, second] = declarationsOf(family);
    expect(first).toEqual(declared);
    expect(second).toMatchObject({ heightCm: 168, conditions: [], regularMedication: false, note: undefined });
    expect(declarationsOf({})).toEqual([]);
    expect(declarationsOf({ fam: [self, child] })).toEqual([]);
  });

  test('name conditions by the numbers of the wire, in their order and once', () => {
    const codes = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;
    const [all] = declarationsOf({ fam: [{ ...self, ...healthy, Conditions: [...codes.toReversed(), '1'] }] });
    expect(all?.conditions).toEqual(healthConditions);
    expect(rowsWithDeclarations([self], all ? [all] : [])[0]?.Conditions).toEqual(codes);
  });

  test('a note of nothing but spaces is no note', () => {
    const [blank] = declarationsOf({ fam: [{ ...self, ...healthy, HealthNote: '   ' }] });
    expect(blank?.note).toBeUndefined();
  });

  test('are nowhere in the answers that are stored, and all else is', () => {
    const stored = withoutDeclarations(family);
    expect(stored).toEqual({ fam: [self, child], Treatment: '1' });
    const nobody: HealthAnswers = { Treatment: '1' };
    expect(withoutDeclarations(nobody)).toEqual(nobody);
  });

  test('come back into the rows they were taken from', () => {
    const { fam = [] } = withoutDeclarations(family);
    expect(rowsWithDeclarations(fam, declarationsOf(family))).toEqual(family.fam);
  });

  test('that are not kept any more are missing in their rows, to be asked again', () => {
    expect(rowsWithDeclarations([self, child], [])).toEqual([self, child]);
    expect(rowsWithDeclarations([self, child], [declared])[1]).toEqual(child);
  });
});
