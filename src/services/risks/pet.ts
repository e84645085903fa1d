import { describeInsured } from '#catalog/risks/describe-insured.ts';
import { nobodyInsured } from './people/nobody.ts';
import { buildPet } from './pet/build.ts';
import { carryPet } from './pet/carry.ts';
import { judgeAnswers } from './pet/judge.ts';
import { mergeAnswers } from './pet/merge.ts';
import type { RiskService } from './risk-service.ts';

export const petService: RiskService<'pet'> = {
  ...nobodyInsured,
  misidentified: () => undefined,
  isPersonal: () => false,
  search: async () => ({ kind: 'pet' }),
  merge: mergeAnswers,
  judge: judgeAnswers,
  build: async (_ports, _quotation, { merged }) => buildPet(merged),
  addOns: () => [],
  nextStart: (end) => end,
  forLine: (_line, risk) => risk,
  names: async () => undefined,
  insured: async (_ports, _quotation, { risk }) => describeInsured(risk, undefined),
  identifiers: () => ({}),
  carry: carryPet,
};
