import { declarationRow, type HealthAnswers, type HealthRow } from '#catalog/risks/health/answers.ts';
import { type HealthCondition, type HealthDeclaration, healthConditions } from '#domain/health-declaration.ts';
import { told, withoutGaps } from '../common-answers.ts';

type ConditionCode = NonNullable<HealthRow['Conditions']>[number];

/** What an answer stands for, for every answer there is: they are numbered in the order of the conditions. */
const conditions: Readonly<Record<ConditionCode, HealthCondition>> = {
  1: 'diabetes',
  2: 'bloodPressure',
  3: 'heart',
  4: 'cancer',
  5: 'lungs',
  6: 'kidneys',
  7: 'thyroid',
  8: 'nerves',
  9: 'joints',
  10: 'mind',
  11: 'other',
};

const codeOf = (condition: HealthCondition): ConditionCode =>
  told(
    'a condition',
    declarationRow.Conditions.several.find((code) => conditions[code] === condition),
  );

function declarationOf(row: HealthRow): HealthDeclaration {
  const chosen = new Set(told('Conditions', row.Conditions).map((code) => conditions[code]));
  return {
    heightCm: told('Height', row.Height),
    weightKg: told('Weight', row.Weight),
    conditions: healthConditions.filter((condition) => chosen.has(condition)),
    regularMedication: row.Medication ?? false,
    plannedTreatment: row.PlannedTreatment ?? false,
    pregnant: row.Pregnant ?? false,
    note: row.HealthNote?.trim() || undefined,
  };
}

const names = Object.keys(declarationRow) as readonly (keyof typeof declarationRow)[];

/** Whether a row says anything of a person's health. */
export function saysAnything(row: HealthRow): boolean {
  return names.some((name) => row[name] !== undefined);
}

/** What the people of judged answers declare, in their order; nothing where the line asks for no declaration. */
export function declarationsOf({ fam = [] }: Pick<HealthAnswers, 'fam'>): readonly HealthDeclaration[] {
  return fam.some(saysAnything) ? fam.map(declarationOf) : [];
}

function withoutDeclaration(row: HealthRow): HealthRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !Object.hasOwn(declarationRow, name)));
}

/** The answers as they are stored with the quotation: nothing of them tells of anybody's health. */
export function withoutDeclarations<Answers extends Pick<HealthAnswers, 'fam'>>(answers: Answers): Answers {
  return answers.fam ? { ...answers, fam: answers.fam.map(withoutDeclaration) } : answers;
}

function declaredRow(row: HealthRow, declaration: HealthDeclaration | undefined): HealthRow {
  if (!declaration) return row;
  return withoutGaps({
    ...row,
    Height: declaration.heightCm,
    Weight: declaration.weightKg,
    Conditions: declaration.conditions.map(codeOf),
    Medication: declaration.regularMedication,
    PlannedTreatment: declaration.plannedTreatment,
    Pregnant: declaration.pregnant,
    HealthNote: declaration.note,
  });
}

/** Stored rows with what their people declared, for the customer who goes on. What is not kept any more is asked again. */
export function rowsWithDeclarations(
  rows: readonly HealthRow[],
  declarations: readonly HealthDeclaration[],
): readonly HealthRow[] {
  return rows.map((row, index) => declaredRow(row, declarations[index]));
}
