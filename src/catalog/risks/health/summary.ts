import type { LineKey } from '#domain/lines.ts';
import { foreignerTermTexts, healthPlanTexts as words } from '#messages/health-questions.ts';
import { type FactRow, factRows } from '../../fields/fact-rows.ts';
import { valuesOf } from '../../fields/problems.ts';
import { summaryLines } from '../../fields/summary.ts';
import type { HealthAnswers } from './answers.ts';
import { schemeOf } from './lines.ts';
import { planFields, treatments } from './plan.ts';

/** The care that was chosen, by its names. What was not chosen is left out. */
export function planRows(line: LineKey, answers: HealthAnswers | null): readonly FactRow[] {
  const { TermYears, Birth, Dental, CheckUp, Treatment } = answers ?? {};
  const scheme = schemeOf(line);
  if (scheme === 'foreigner')
    return factRows([foreignerTermTexts.label, TermYears && foreignerTermTexts.names[Number(TermYears) - 1]]);
  const chosen = planFields(scheme).filter(({ kind }) => kind === 'radioGroup');
  const rows = summaryLines(chosen, valuesOf(chosen, { ...answers })).map(({ label, text }) => [label, text] as const);
  const extras = [
    Birth && Treatment === treatments.inAndOutpatient ? words.birth.label : undefined,
    Dental ? words.dental.label : undefined,
    CheckUp ? words.checkUp.label : undefined,
  ];
  return factRows(...rows, [words.extras, extras.filter((name) => name !== undefined).join(', ')]);
}
