import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { isCompany } from '#domain/identity.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import { type TrafficCeiling, trafficCeiling } from '#domain/tariffs/traffic/ceiling.ts';
import { isElectricCar } from '#domain/tariffs/traffic/classes.ts';
import { trafficStepOf } from '#domain/tariffs/traffic/steps.ts';
import { findUsageStyle } from '#domain/tariffs/usage-styles.ts';
import type { FoundVehicle } from '#ports/found.ts';
import type { QuotationOf } from '../of-kind.ts';
import { foundFor } from './merge.ts';

/**
 * Without a step somebody is a first entry only if the register of past policies said so: it may have been away, or asked
 * about another vehicle.
 */
function isStepKnown({ trafficStep, plate }: VehicleRisk, found: FoundVehicle): boolean {
  if (trafficStep !== undefined) return true;
  const told = foundFor(found, { LicensePlateNumber: plate })?.history;
  return told !== undefined && told.trafficStep === undefined;
}

/** The most the law lets any company ask; undefined where it sets no ceiling, or where we do not know what it follows from. */
export function priceCeilingOf(quotation: QuotationOf<'vehicle'>): TrafficCeiling | undefined {
  const { line, asked, found } = quotation;
  if (!asked || !vehicleColumnsOf(line).priceCeiling) return undefined;
  const group = findUsageStyle(asked.risk.usage)?.group;
  if (!isStepKnown(asked.risk, found) || group === undefined) return undefined;
  return trafficCeiling({
    ...trafficStepOf(asked.risk.trafficStep, asked.start),
    group,
    provinceCode: asked.customer.provinceCode,
    day: asked.start,
    daysLapsed: asked.risk.daysLapsed,
    corporate: isCompany(asked.customer.identity),
    electric: isElectricCar(group, asked.risk.fuel),
  });
}
