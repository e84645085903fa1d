import { familyList } from '../people/answers.ts';
import type { HealthRow } from './answers.ts';
import { declares, declaresAnything } from './declaration.ts';

type Model = Readonly<Record<string, unknown>>;

const nothingDeclared = { Conditions: [], Medication: false, PlannedTreatment: false, Pregnant: false } as const;

function sentRow({ [declaresAnything.name]: answer, ...row }: Model): Model {
  if (answer === undefined) return row;
  return answer === declares.nothing ? { ...row, ...nothingDeclared } : { ...nothingDeclared, ...row };
}

/** What is sent of a filled screen: who says that there is nothing to declare has declared just that. */
export function sentAnswers(model: Model): Model {
  const rows = model[familyList];
  return Array.isArray(rows) ? { ...model, [familyList]: rows.map((row: Model) => sentRow(row)) } : model;
}

function declaresSomething({
  Conditions = [],
  Medication,
  PlannedTreatment,
  Pregnant,
  HealthNote,
}: HealthRow): boolean {
  return Conditions.length > 0 || [Medication, PlannedTreatment, Pregnant, HealthNote].some(Boolean);
}

/** A row that was sent, as the screen asks it; who has not declared yet is asked. */
export function shownRow(row: HealthRow): HealthRow & { readonly [declaresAnything.name]?: string } {
  if (row.Conditions === undefined) return row;
  return { ...row, [declaresAnything.name]: declaresSomething(row) ? declares.something : declares.nothing };
}
