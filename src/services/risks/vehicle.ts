import type { RiskService } from './risk-service.ts';
import { buildVehicle } from './vehicle/build.ts';
import { carryVehicle, identifiersOf } from './vehicle/carry.ts';
import { vehicleForLine } from './vehicle/for-line.ts';
import { judgeAnswers } from './vehicle/judge.ts';
import { mergeAnswers } from './vehicle/merge.ts';
import { vehicleNames } from './vehicle/names.ts';
import { misidentified, searchVehicle } from './vehicle/search.ts';

export const vehicleService: RiskService<'vehicle'> = {
  misidentified,
  search: searchVehicle,
  merge: mergeAnswers,
  judge: ({ line, variant }, merged, today) =>
    judgeAnswers({ line, secondHand: variant === 'secondHand' }, merged, today),
  build: buildVehicle,
  forLine: vehicleForLine,
  names: vehicleNames,
  identifiers: identifiersOf,
  carry: carryVehicle,
};
