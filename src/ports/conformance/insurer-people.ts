import { expect, test } from 'vitest';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { InsuredPerson } from '#domain/insured-person.ts';
import type { SuiteTools } from './insurer-harness.ts';

/** Two people with every letter that gets lost on the way, one of whom only a passport names. */
export const twoInsured: readonly InsuredPerson[] = [
  {
    relation: 'spouse',
    identity: { kind: 'foreigner', number: '99000000110' },
    name: 'ÇİĞDEM ŞÜKÛFE',
    surname: 'IŞIKÖĞÜT-AĞA & OĞLU',
    birthdate: '1988-02-29',
    gender: 'female',
    nationality: 'DE',
  },
  {
    relation: 'child',
    identity: { kind: 'passport', number: 'U1234567' },
    name: 'ömer ığdır',
    surname: 'Çağlayangil',
    birthdate: '2019-12-31',
    gender: undefined,
    nationality: undefined,
  },
];

const told = [
  {
    relation: 'spouse',
    identityType: 'foreigner',
    identityNumber: '99000000110',
    firstName: 'ÇİĞDEM ŞÜKÛFE',
    lastName: 'IŞIKÖĞÜT-AĞA & OĞLU',
    birthDate: '1988-02-29',
    gender: 'female',
    nationality: 'DE',
  },
  {
    relation: 'child',
    identityType: 'passport',
    identityNumber: 'U1234567',
    firstName: 'ömer ığdır',
    lastName: 'Çağlayangil',
    birthDate: '2019-12-31',
  },
];

const declarationTold = (declaration: HealthDeclaration): Readonly<Record<string, string>> => ({
  heightCm: `${declaration.heightCm}`,
  weightKg: `${declaration.weightKg}`,
  conditions: declaration.conditions.join(' '),
  regularMedication: `${declaration.regularMedication}`,
  plannedTreatment: `${declaration.plannedTreatment}`,
  pregnant: `${declaration.pregnant}`,
  healthNote: declaration.note ?? '',
});

/** Somebody who has everything to declare that changes nobody's mind, with letters that get lost on the way. */
const much: HealthDeclaration = {
  heightCm: 171,
  weightKg: 68,
  conditions: [],
  regularMedication: true,
  plannedTreatment: false,
  pregnant: false,
  note: 'Göz damlası; çocukluğumdan beri & düzenli <şikâyetim yok>',
};
const little: HealthDeclaration = { ...much, regularMedication: false, note: undefined };

export function testInsuredPeople({ harness, lines, nextRequest, soon }: SuiteTools): void {
  test.each(lines)('of %s, everybody who is insured arrives whole, with what they declare', async (line) => {
    const sample = nextRequest(line);
    // Lines that insure people want somebody; the others may be told of nobody.
    for (const count of sample.insuredPeople.length > 0 ? [2, 1] : [2, 1, 0]) {
      const declarations = sample.declarations && [much, little].slice(0, count);
      const request = { ...nextRequest(line), insuredPeople: twoInsured.slice(0, count), declarations };
      expect(await harness().insurer.quote(request, soon())).toMatchObject({ kind: 'offers' });
      const expected = told.slice(0, count).map((person, index) => {
        const declared = Object.entries(declarations?.[index] ? declarationTold(declarations[index]) : {});
        return { ...person, ...Object.fromEntries(declared.filter(([, text]) => text !== '')) };
      });
      expect(await harness().insuredTold(request.reference)).toEqual(expected);
    }
  });
}
