import type { RiskKind } from '#domain/risks/risk.ts';
import { deviceService } from './device.ts';
import { healthService } from './health.ts';
import { petService } from './pet.ts';
import { propertyService } from './property.ts';
import type { RiskService } from './risk-service.ts';
import { tripService } from './trip.ts';
import { vehicleService } from './vehicle.ts';

/** What is done by the kind of risk; everything else is done alike. */
export const riskServices: { readonly [Kind in RiskKind]: RiskService<Kind> } = {
  vehicle: vehicleService,
  property: propertyService,
  health: healthService,
  trip: tripService,
  pet: petService,
  device: deviceService,
};
