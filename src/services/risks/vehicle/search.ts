import type { VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { readPlate } from '#domain/risks/vehicle-plate.ts';
import { isPlate } from '#domain/rules/plate.ts';
import { ruleText } from '#messages/rules.ts';
import type { FoundVehicle } from '#ports/found.ts';
import type { PolicyHistory, VehicleQuery } from '#ports/registries.ts';
import { partnerSignal } from '../../ports.ts';
import type { RiskPorts, RiskSearch } from '../risk-service.ts';
import { splitPermit } from './permit.ts';
import { vehicleValue } from './value.ts';

type Searched = Pick<FoundVehicle, 'search' | 'vehicle'>;

type VehicleSearchQuery = VehicleQuery & { readonly line: LineKey };

/** No register of ours knows vehicles of other countries. */
const isForeign = (line: LineKey) => vehicleColumnsOf(line).plate === 'foreign';

/** By plate and document, or by the reservation number that a vehicle has before its plate. */
function registerQuery({ line, ...query }: VehicleSearchQuery): VehicleQuery | undefined {
  const { plate, documentSerial, documentNumber, asbisNumber } = query;
  if (isForeign(line)) return undefined;
  if (plate && isPlate(plate) && documentSerial && documentNumber) return { ...query, asbisNumber: undefined };
  if (!asbisNumber) return undefined;
  return { ...query, plate: undefined, documentSerial: undefined, documentNumber: undefined };
}

async function askRegister({ registries }: RiskPorts, asked: VehicleSearchQuery): Promise<Searched> {
  const query = registerQuery(asked);
  if (!query) return { search: 'notAsked', vehicle: undefined };
  const answer = await registries.vehicles.vehicle(query, partnerSignal());
  if (answer.kind !== 'found') return { search: answer.kind, vehicle: undefined };
  return answer.record.scrapped
    ? { search: 'scrapped', vehicle: undefined }
    : { search: 'found', vehicle: answer.record };
}

async function askHistory(
  { registries }: RiskPorts,
  { identityNumber, plate }: { readonly identityNumber: string; readonly plate: string | undefined },
): Promise<PolicyHistory | undefined> {
  if (plate === undefined) return undefined;
  const answer = await registries.history.history({ identityNumber, plate }, partnerSignal());
  return answer.kind === 'found' ? answer.record : undefined;
}

/** The plate as registers spell it; undefined where the line takes no such plate, or none was given. */
function plateOf(line: LineKey, { LicensePlateNumber: typed, AsbisNo }: VehicleAnswers): string | undefined {
  return typed && readPlate(typed, { rule: vehicleColumnsOf(line).plate, reserved: AsbisNo !== undefined });
}

export function misidentified(line: LineKey, answers: VehicleAnswers): string | undefined {
  const isRefused = answers.LicensePlateNumber && !plateOf(line, answers);
  return isRefused ? ruleText({ message: 'plateInvalid' }) : undefined;
}

/** Everything the registers know of a vehicle. */
export async function searchVehicle(
  ports: RiskPorts,
  { line, identity, answers }: Pick<RiskSearch<'vehicle'>, 'line' | 'identity' | 'answers'>,
): Promise<FoundVehicle> {
  const identityNumber = identity.number;
  const { serial: documentSerial, number: documentNumber } = splitPermit(answers.LicencePermitNo);
  const given = { plate: plateOf(line, answers), documentSerial, documentNumber, asbisNumber: answers.AsbisNo };
  const { search, vehicle } = await askRegister(ports, { line, identityNumber, ...given });
  const plate = given.plate ?? vehicle?.plate;
  const [history, value] = await Promise.all([
    askHistory(ports, { identityNumber, plate: isForeign(line) ? undefined : plate }),
    vehicle && vehicleValue(ports, vehicle),
  ]);
  return { kind: 'vehicle', search, ...given, plate, vehicle, value, history };
}
