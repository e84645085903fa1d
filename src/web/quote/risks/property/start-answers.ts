import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { choicesOf, lender } from '#catalog/risks/property/choices.ts';
import { buildingFacts, customerFacts, repairDocument } from '#catalog/risks/property/facts.ts';
import { buildingSum, earthquakePolicyNumber, extraSums, homeFacts } from '#catalog/risks/property/home.ts';
import { insuresHome } from '#catalog/risks/property/lines.ts';
import { presetAnswers } from '#catalog/risks/property/presets.ts';
import { propertyGates as gates } from '#catalog/risks/property/screen.ts';
import type { Day } from '#domain/dates.ts';
import { placed } from '../../questions/placed.ts';
import type { QuotationOf } from '../../quotation.ts';
import { subjectOf } from './subject-of.ts';

type Told = Readonly<Record<string, unknown>>;

/** A gate stands open where something behind it was answered before, and not just as it was found. */
function openGates({ QueryType, Building, Customer }: QuotationOf<'property'>, sent: Told): Told {
  const found: Told = { ...Building, ...Customer };
  const holds = (fields: readonly Field[]) =>
    fields.some(({ name }) => sent[name] !== undefined && sent[name] !== found[name]);
  return {
    [gates.correctBuilding.name]: holds(buildingFacts(QueryType)),
    [gates.correctCustomer.name]: holds(customerFacts),
    [gates.lender.name]: holds(lender),
    [gates.extras.name]: holds(extraSums),
  };
}

/** An answer of yesterday may begin too early today. */
function startOf({ Answers }: QuotationOf<'property'>, preset: Day | undefined, today: Day): Day | undefined {
  const chosen = Answers?.PolicyStart;
  return chosen !== undefined && chosen >= today ? chosen : preset;
}

/** What the questions begin with: what holds for most, what was found, and over it what was answered before. */
export function startAnswers(fields: readonly Field[], quotation: QuotationOf<'property'>, today: Day): FormValues {
  const { Building, Customer, Answers } = quotation;
  const sent: Told = { ...Answers };
  const preset = presetAnswers(subjectOf(quotation), today);
  return valuesOf(fields, {
    ...preset,
    ...Building,
    ...placed({ ...Customer }),
    ...sent,
    ...openGates(quotation, sent),
    PolicyStart: startOf(quotation, preset.PolicyStart, today),
  });
}

/** What belongs to the building at one address: another address replaces it, other choices outlive it. */
export function foundFields({ QueryType }: QuotationOf<'property'>): readonly Field[] {
  const start = choicesOf(QueryType).filter(({ name }) => name === 'PolicyStart');
  const home = insuresHome(QueryType) ? [...homeFacts, buildingSum, earthquakePolicyNumber] : [];
  return [...buildingFacts(QueryType), repairDocument, gates.correctBuilding, ...home, ...start];
}
