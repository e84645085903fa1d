import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import { propertyForm } from '#catalog/risks/property/form.ts';
import { insuresHome } from '#catalog/risks/property/lines.ts';
import { propertyRefusal } from '#catalog/risks/property/refusal.ts';
import { startRefusal } from '#catalog/risks/property/start.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { isLira } from '#domain/money.ts';
import { oldestBuildYear } from '#domain/risks/build-period.ts';
import { propertyProblems as problems } from '#messages/quotation.ts';
import type { FoundOf, FoundProperty } from '#ports/found.ts';
import { endProblem } from '../end-problem.ts';
import { foundFor, policyOf } from './merge.ts';

function addressProblem({ address }: FoundProperty, { UAVTNumber }: PropertyAnswers): string | undefined {
  if (address === undefined) return problems.addressMissing;
  return UAVTNumber === address.uavt ? undefined : problems.addressChanged;
}

function areaProblem({ GrossArea }: PropertyAnswers): string | undefined {
  return GrossArea === undefined || Number.isInteger(GrossArea) ? undefined : problems.wholeArea;
}

function lenderProblem({ LenderName, LenderBranch, LoanNumber }: PropertyAnswers): string | undefined {
  const isNamed = LenderName !== undefined || (LenderBranch === undefined && LoanNumber === undefined);
  return isNamed ? undefined : problems.lenderMissing;
}

function homeProblems(answers: PropertyAnswers, today: Day): readonly (string | undefined)[] {
  const { Occupant, PoliceTipi, KonutInsaYili: year } = answers;
  const { BuildingSum, ContentsSum, GlassSum, ElectronicsSum, ValuablesSum } = answers;
  const latest = Number(today.slice(0, 4));
  const sums = [BuildingSum, ContentsSum, GlassSum, ElectronicsSum, ValuablesSum];
  const yearFits = year === undefined || (year >= oldestBuildYear && year <= latest);
  return [
    Occupant === '2' && PoliceTipi !== undefined && PoliceTipi !== '2' ? problems.tenantScope : undefined,
    yearFits ? undefined : problems.buildYear(oldestBuildYear, latest),
    sums.every((sum) => sum === undefined || isLira(sum)) ? undefined : problems.price,
  ];
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them. */
export function judgeAnswers(
  { line, found }: { readonly line: LineKey; readonly found: FoundOf<'property'> },
  answers: PropertyAnswers,
  today: Day,
): readonly string[] {
  const refusal = propertyRefusal(answers);
  if (refusal !== undefined) return [refusal];
  const subject = { line, policyEnd: policyOf(foundFor(found, answers))?.end };
  const fields = propertyForm(subject).steps.flatMap((step) => step.fields);
  const byForm = problemsOf(fields, valuesOf(fields, answers), today).map(({ message }) => message);
  const { PolicyStart } = answers;
  const further = [
    areaProblem(answers),
    lenderProblem(answers),
    ...(insuresHome(line) ? homeProblems(answers, today) : []),
    PolicyStart === undefined ? undefined : startRefusal(subject, PolicyStart, today),
    endProblem(line, answers),
  ];
  const all = [addressProblem(found, answers), ...byForm, ...further];
  return [...new Set(all.filter((problem) => problem !== undefined))];
}
