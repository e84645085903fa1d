import { describeInsured } from '#catalog/risks/describe-insured.ts';
import { buildDevice } from './device/build.ts';
import { carryDevice } from './device/carry.ts';
import { judgeAnswers } from './device/judge.ts';
import { mergeAnswers, storedAnswers } from './device/merge.ts';
import { deviceObjection } from './device/objection.ts';
import { searchDevice } from './device/search.ts';
import { nobodyInsured } from './people/nobody.ts';
import type { RiskService } from './risk-service.ts';

export const deviceService: RiskService<'device'> = {
  ...nobodyInsured,
  misidentified: () => undefined,
  isPersonal: () => false,
  search: async (_ports, { renewed }) => searchDevice(renewed),
  merge: mergeAnswers,
  judge: judgeAnswers,
  objection: (ports, _quotation, merged) => deviceObjection(ports, merged),
  stored: storedAnswers,
  build: buildDevice,
  addOns: () => [],
  nextStart: (end) => end,
  forLine: (_line, risk) => risk,
  names: async () => undefined,
  insured: async (_ports, _quotation, { risk }) => describeInsured(risk, undefined),
  identifiers: () => ({}),
  carry: carryDevice,
};
