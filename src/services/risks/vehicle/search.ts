import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { isPlate } from '#domain/rules/plate.ts';
import type { FoundVehicle } from '#ports/quotations.ts';
import type { PolicyHistory, VehicleQuery } from '#ports/registries.ts';
import { partnerSignal } from '../ports.ts';
import type { QuotationPorts } from './ports.ts';
import { vehicleValue } from './vehicle-value.ts';

type Ports = Pick<QuotationPorts, 'registries'>;
type Searched = Pick<FoundVehicle, 'search' | 'vehicle'>;

export type VehicleSearchQuery = VehicleQuery & { readonly line: LineKey };

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

async function askRegister({ registries }: Ports, asked: VehicleSearchQuery): Promise<Searched> {
  const query = registerQuery(asked);
  if (!query) return { search: 'notAsked', vehicle: undefined };
  const answer = await registries.vehicles.vehicle(query, partnerSignal());
  if (answer.kind !== 'found') return { search: answer.kind, vehicle: undefined };
  return answer.record.scrapped
    ? { search: 'scrapped', vehicle: undefined }
    : { search: 'found', vehicle: answer.record };
}

async function askHistory(
  { registries }: Ports,
  { identityNumber, plate }: { readonly identityNumber: string; readonly plate: string | undefined },
): Promise<PolicyHistory | undefined> {
  if (plate === undefined) return undefined;
  const answer = await registries.history.history({ identityNumber, plate }, partnerSignal());
  return answer.kind === 'found' ? answer.record : undefined;
}

/** Everything the registers know of a vehicle. One that is down costs what it would have told, and nothing else. */
export async function searchVehicle(
  ports: Ports,
  query: VehicleSearchQuery,
): Promise<Omit<FoundVehicle, 'owner' | 'provinceName' | 'districtName'>> {
  const { line, identityNumber, documentSerial, documentNumber, asbisNumber } = query;
  const { search, vehicle } = await askRegister(ports, query);
  const plate = query.plate ?? vehicle?.plate;
  const [history, value] = await Promise.all([
    askHistory(ports, { identityNumber, plate: isForeign(line) ? undefined : plate }),
    vehicle && vehicleValue(ports, vehicle),
  ]);
  return { search, plate, documentSerial, documentNumber, asbisNumber, vehicle, value, history };
}
