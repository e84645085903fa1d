import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { isCompany } from '#domain/identity.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { type TrafficCeiling, trafficCeiling } from '#domain/tariffs/traffic/ceiling.ts';
import { findUsageStyle } from '#domain/tariffs/usage-styles.ts';
import type { FoundVehicle } from '#ports/found.ts';
import type { QuotationOf } from '../of-kind.ts';
import { foundFor } from './merge.ts';

const entryStep = 4;
const carGroup = 1;

/**
 * Without a step somebody is a first entry only if the register of past policies said so: it may have been away, or asked
 * about another vehicle.
 */
function stepOf({ trafficStep, plate }: VehicleRisk, found: FoundVehicle) {
  if (trafficStep !== undefined) return { step: trafficStep, firstEntry: false };
  const told = foundFor(found, { LicensePlateNumber: plate })?.history;
  return told && told.trafficStep === undefined ? { step: entryStep, firstEntry: true } : undefined;
}

/** The most the law lets any company ask; undefined where it sets no ceiling, or where we do not know what it follows from. */
export function priceCeilingOf(quotation: QuotationOf<'vehicle'>): TrafficCeiling | undefined {
  const { line, asked, found } = quotation;
  if (!asked || !vehicleColumnsOf(line).priceCeiling) return undefined;
  const step = stepOf(asked.risk, found);
  const group = findUsageStyle(asked.risk.usage)?.group;
  if (!step || group === undefined) return undefined;
  return trafficCeiling({
    ...step,
    group,
    provinceCode: asked.customer.provinceCode,
    day: asked.start,
    daysLapsed: asked.risk.daysLapsed,
    corporate: isCompany(asked.customer.identity),
    electric: group === carGroup && asked.risk.fuel === 'Elektrik',
  });
}
