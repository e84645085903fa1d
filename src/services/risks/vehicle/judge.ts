import { problemsOf, valuesOf } from '#catalog/fields/problems.ts';
import type { VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { vehicleForm } from '#catalog/risks/vehicle/form.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import type { VehicleSubject } from '#catalog/risks/vehicle/subject.ts';
import type { Day } from '#domain/dates.ts';
import { isLira } from '#domain/money.ts';
import { readPlate } from '#domain/risks/vehicle-plate.ts';
import { usageStyles } from '#domain/tariffs/usage-styles.ts';
import { vehicleProblems as problems } from '#messages/quotation.ts';
import { ruleText } from '#messages/rules.ts';
import { endProblem } from '../end-problem.ts';

const oldestModelYear = 1950;

function plateProblem(line: VehicleSubject['line'], answers: VehicleAnswers): string | undefined {
  const { LicensePlateNumber: typed, GreenCardType: greenCardType, AsbisNo } = answers;
  if (typed === undefined) return problems.plateMissing;
  const plate = readPlate(typed, {
    rule: vehicleColumnsOf(line).plate,
    greenCardType,
    reserved: AsbisNo !== undefined,
  });
  return plate === undefined ? ruleText({ message: 'plateInvalid' }) : undefined;
}

function usageProblem(usage: string | undefined): string | undefined {
  const known = usage === undefined || usageStyles.some(({ code }) => code.slice(0, 4) === usage.slice(0, 4));
  return known ? undefined : problems.usageUnknown;
}

function yearProblem(year: number | undefined, today: Day): string | undefined {
  const latest = Number(today.slice(0, 4)) + 1;
  const fits = year === undefined || (year >= oldestModelYear && year <= latest);
  return fits ? undefined : problems.modelYear(oldestModelYear, latest);
}

function regionProblem(region: string | undefined): string | undefined {
  return region === undefined || /^0?[1-9]$|^[1-7]\d$|^8[01]$/.test(region) ? undefined : problems.region;
}

function priceProblem(answers: VehicleAnswers): string | undefined {
  const { RadioPrice, NavigationPrice, SteelWheelsPrice, OtherAccessoryPrice } = answers;
  const prices = [RadioPrice, NavigationPrice, SteelWheelsPrice, OtherAccessoryPrice];
  return prices.every((price) => price === undefined || isLira(price)) ? undefined : problems.price;
}

/** Everything wrong with merged answers, in the sentences of the form that asks for them. */
export function judgeAnswers(subject: VehicleSubject, answers: VehicleAnswers, today: Day): readonly string[] {
  const { line } = subject;
  const fields = vehicleForm(subject).steps.flatMap((step) => step.fields);
  const byForm = problemsOf(fields, valuesOf(fields, answers), today).map(({ message }) => message);
  const further = [
    plateProblem(line, answers),
    usageProblem(answers.UsageType),
    yearProblem(answers.ModelYear, today),
    regionProblem(answers.Region),
    priceProblem(answers),
    endProblem(line, answers),
  ];
  return [...new Set([...byForm, ...further.filter((problem) => problem !== undefined)])];
}
