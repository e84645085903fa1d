import { describeInsured } from '#catalog/risks/insured.ts';
import { ownerAnswers } from './common-answers.ts';
import type { RiskService } from './risk-service.ts';

export const propertyService: RiskService<'property'> = {
  misidentified: () => undefined,
  search: async () => ({ kind: 'property', search: 'notAsked', address: undefined, earthquakePolicy: undefined }),
  merge: (found, sent) => ({ ...ownerAnswers(found.owner), ...sent }),
  judge: () => [],
  build: async () => {
    throw new Error('not built');
  },
  forLine: (_line, risk) => risk,
  names: async () => undefined,
  insured: async (_ports, _quotation, risk) => describeInsured(risk, undefined),
  identifiers: (risk) => ({ UAVTNumber: risk.address.uavt }),
  carry: ({ answers }) => answers,
};
