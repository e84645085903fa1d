import { lines } from '#catalog/lines/index.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { secondsAfter } from '#domain/account/lifetimes.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { Kurus } from '#domain/money.ts';
import { policyEnd } from '#domain/quote/terms.ts';
import { normalisePlate } from '#domain/rules/plate.ts';
import type { Asked, FoundVehicle, Quotation } from '#ports/quotations.ts';
import { keepLimits, type Limited } from '../keep-limits.ts';
import type { Viewer } from '../ports.ts';
import { judgeAnswers } from './judge-answers.ts';
import { type PanelMember, readPanel } from './panel.ts';
import type { QuotationPorts } from './ports.ts';
import { questionsFor } from './question.ts';
import { type AccessPorts, type NoAccess, readQuotation } from './read-quotation.ts';
import { mergeAnswers, type VehicleAnswers } from './vehicle-answers.ts';
import { insuredPerson, told, vehicleRisk } from './vehicle-risk.ts';
import { isSameCar, vehicleValue } from './vehicle-value.ts';

export type UpdateAnswer =
  | Limited
  | NoAccess
  | { readonly kind: 'invalid'; readonly problems: readonly string[] }
  | { readonly kind: 'asked'; readonly panel: readonly PanelMember[] };

type Ports = AccessPorts & Pick<QuotationPorts, 'registries' | 'panel' | 'limits' | 'limitFactor'>;

/** What the registers told holds for the vehicle they were asked about: another plate is another vehicle. */
function foundFor({ found }: Quotation, { LicensePlateNumber: sent }: VehicleAnswers): FoundVehicle | undefined {
  return sent === undefined || found.plate === undefined || normalisePlate(sent) === found.plate ? found : undefined;
}

/** Asked only where the car itself is insured. A value known already is not asked for again. */
async function insuredValue(ports: Ports, { line, found, asked }: Quotation, answers: VehicleAnswers) {
  if (!vehicleColumnsOf(line).insuresCar) return undefined;
  const car = {
    brandCode: told('BrandCode', answers.BrandCode),
    typeCode: told('VehicleType', answers.VehicleType),
    modelYear: told('ModelYear', answers.ModelYear),
  };
  const known = [
    asked && { car: asked.risk, value: asked.risk.value },
    found.vehicle && { car: found.vehicle, value: found.value },
  ];
  const same = known.find((one) => one?.value !== undefined && isSameCar(one.car, car));
  return same ? same.value : vehicleValue(ports, car);
}

function askedOf(
  quotation: Quotation,
  sent: VehicleAnswers,
  { merged, found, value }: { merged: VehicleAnswers; found: FoundVehicle | undefined; value: Kurus | undefined },
): Asked {
  const { line, variant } = quotation;
  const start = told('PolicyStart', merged.PolicyStart);
  return {
    customer: insuredPerson(quotation.found.owner, merged),
    answers: sent,
    risk: vehicleRisk(merged, {
      plateRule: vehicleColumnsOf(line).plate,
      variant,
      start,
      history: found?.history,
      value,
    }),
    start,
    end: policyEnd({ term: lines[line].term, start, termDays: merged.TermDays }),
  };
}

/** Completes what is known of a vehicle by its owner's answers and asks the panel; what a change does not touch stays. */
export async function updateQuotation(
  ports: Ports,
  { headerGuid, answers: sent }: { readonly headerGuid: string; readonly answers: VehicleAnswers },
  viewer: Viewer,
): Promise<UpdateAnswer> {
  const limited = await keepLimits(ports, 'askPanel', viewer);
  if (limited) return limited;
  const access = await readQuotation(ports, headerGuid, viewer);
  if (access.kind !== 'found') return access;
  const { quotation } = access;
  const now = ports.clock.now();
  const found = foundFor(quotation, sent);
  const merged = mergeAnswers({ found, owner: quotation.found.owner }, sent);
  const problems = judgeAnswers(quotation, merged, istanbulToday(now));
  if (problems.length > 0) return { kind: 'invalid', problems };

  const value = await insuredValue(ports, quotation, merged);
  const asked = askedOf(quotation, sent, { merged, found, value });
  const { line } = quotation;
  const questions = questionsFor(ports, asked, { line, branches: sent.CrossSellingBranches ?? [] });
  const closesAt = secondsAfter(now, lines[line].offerSeconds);
  await ports.quotations.ask(headerGuid, asked, { questions, now, closesAt });
  return { kind: 'asked', panel: await readPanel(ports, headerGuid) };
}
