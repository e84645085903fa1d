import type { Field } from '#catalog/fields/field.ts';
import { valuesOf } from '#catalog/fields/problems.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { lines } from '#catalog/lines/index.ts';
import { presetStart } from '#catalog/risks/policy-start.ts';
import { customerFacts, furtherVehicleFacts, neededVehicleFacts } from '#catalog/risks/vehicle/facts.ts';
import { accessoryPrices, lender } from '#catalog/risks/vehicle/kasko-choices.ts';
import { gates } from '#catalog/risks/vehicle/screen.ts';
import type { Day } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { placed } from '../../questions/placed.ts';
import type { QuotationOf } from '../../quotation.ts';

type Sent = Readonly<Record<string, unknown>>;

const vehicleFacts = (line: LineKey) => [...neededVehicleFacts(line), ...furtherVehicleFacts];

/** A gate stands open where something behind it was answered before. */
function openGates(line: LineKey, sent: Sent): Sent {
  const holds = (fields: readonly Field[]) => fields.some(({ name }) => sent[name] !== undefined);
  return {
    [gates.correctVehicle.name]: holds(vehicleFacts(line)),
    [gates.moreVehicle.name]: holds(furtherVehicleFacts),
    [gates.correctCustomer.name]: holds(customerFacts),
    [gates.accessories.name]: holds(accessoryPrices),
    [gates.lender.name]: holds(lender),
  };
}

/** An answer of yesterday may begin too early today. */
function startOf({ QueryType, PreviousPolicy, Answers }: QuotationOf<'vehicle'>, today: Day): Day {
  const chosen = Answers?.PolicyStart;
  if (chosen !== undefined && chosen >= today) return chosen;
  return presetStart(lines[QueryType].start, { lastEnd: PreviousPolicy?.PolicyEnd, today });
}

/** What the questions of the second step begin with: what was found, and over it what was answered before. */
export function startAnswers(fields: readonly Field[], quotation: QuotationOf<'vehicle'>, today: Day): FormValues {
  const { QueryType, Vehicle, Customer, Answers } = quotation;
  const sent: Sent = { ...Answers };
  return valuesOf(fields, {
    ...Vehicle,
    ...placed({ ...Customer }),
    ...sent,
    ...openGates(QueryType, sent),
    PolicyStart: startOf(quotation, today),
  });
}

/** What a new search replaces; choices of the owner outlive it. */
export function foundFields(line: LineKey): readonly Field[] {
  return [...vehicleFacts(line), gates.correctVehicle, gates.moreVehicle];
}
