import type { RiskKind } from '#domain/risks/risk.ts';
import { deviceWords } from './device/insured.ts';
import { healthWords } from './health/insured.ts';
import type { InsuredWords } from './insured-words.ts';
import { petWords } from './pet/words.ts';
import { propertyWords } from './property/insured.ts';
import { tripWords } from './trip/insured.ts';
import { vehicleWords } from './vehicle/insured.ts';

export const insuredWords: Readonly<Record<RiskKind, InsuredWords>> = {
  vehicle: vehicleWords,
  property: propertyWords,
  health: healthWords,
  trip: tripWords,
  pet: petWords,
  device: deviceWords,
};
