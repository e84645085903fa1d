import { addOnsOf } from '#catalog/lines/add-ons.ts';
import { addDays } from '#domain/dates.ts';
import { nobodyInsured } from './people/nobody.ts';
import type { RiskService } from './risk-service.ts';
import { buildVehicle } from './vehicle/build.ts';
import { carryVehicle, identifiersOf } from './vehicle/carry.ts';
import { vehicleForLine } from './vehicle/for-line.ts';
import { judgeAnswers } from './vehicle/judge.ts';
import { mergeAnswers } from './vehicle/merge.ts';
import { vehicleInsured, vehicleNames } from './vehicle/names.ts';
import { misidentified, searchVehicle } from './vehicle/search.ts';

export const vehicleService: RiskService<'vehicle'> = {
  misidentified,
  isPersonal: () => false,
  search: searchVehicle,
  merge: mergeAnswers,
  judge: judgeAnswers,
  ...nobodyInsured,
  build: buildVehicle,
  addOns: ({ line }) => addOnsOf(line),
  nextStart: (end) => addDays(end, 1),
  forLine: vehicleForLine,
  names: vehicleNames,
  insured: vehicleInsured,
  identifiers: identifiersOf,
  carry: carryVehicle,
};
