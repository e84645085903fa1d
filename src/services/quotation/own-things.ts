import type { PropertyAddress } from '#domain/risks/property.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { lacksPlate } from '#domain/rules/plate.ts';
import type { QuotationPorts } from './ports.ts';

type OwnVehicle = Pick<VehicleRisk, 'plate' | 'documentSerial' | 'documentNumber'> & { readonly name: string };
export type OwnThings = { readonly vehicles: readonly OwnVehicle[]; readonly homes: readonly PropertyAddress[] };

type Ports = Pick<QuotationPorts, 'accounts' | 'quotations'>;

/** How far back is looked, and how many of each kind a person chooses from. */
const mostLooked = 50;
const mostTold = 6;

/** The first of each, since the last asked comes first. */
function distinct<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): readonly Thing[] {
  const keys = things.map(keyOf);
  return things.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

const hasDocument = ({ documentSerial, documentNumber }: OwnVehicle) =>
  documentSerial !== undefined && documentNumber !== undefined;

/** Each vehicle as it was asked for last, with the licence it was last given with: not every quotation needs one. */
function distinctVehicles(vehicles: readonly OwnVehicle[]): readonly OwnVehicle[] {
  const licensed = vehicles.filter(hasDocument);
  return distinct(vehicles, ({ plate }) => plate).map((vehicle) => {
    const { documentSerial, documentNumber } = licensed.find(({ plate }) => plate === vehicle.plate) ?? vehicle;
    return { ...vehicle, documentSerial, documentNumber };
  });
}

/** Vehicles and homes that the account asked for under its proven phone and its holder's number. */
export async function ownThings({ accounts, quotations }: Ports, accountId: string): Promise<OwnThings> {
  const account = await accounts.read(accountId);
  if (account?.phoneVerifiedAt === undefined) return { vehicles: [], homes: [] };
  const asked = await quotations.ownRisks(account, mostLooked);
  const vehicles = asked.flatMap(({ risk, insured }) =>
    risk.kind === 'vehicle' && !lacksPlate(risk.plate) ? [{ ...risk, name: insured.title }] : [],
  );
  const homes = asked.flatMap(({ risk }) => (risk.kind === 'property' ? [risk.address] : []));
  return {
    vehicles: distinctVehicles(vehicles).slice(0, mostTold),
    homes: distinct(homes, ({ uavt }) => uavt).slice(0, mostTold),
  };
}
