import { describeInsured } from '#catalog/risks/insured.ts';
import { resolvePeople } from './people/resolve.ts';
import type { RiskService } from './risk-service.ts';

export const tripService: RiskService<'trip'> = {
  misidentified: () => undefined,
  isPersonal: () => false,
  search: async (_ports, { customer }) => ({ kind: 'trip', ...customer }),
  merge: (_found, sent) => sent,
  judge: () => [],
  people: (ports, { found, asked }, { fam = [] }) => resolvePeople(ports, found, fam, asked?.insuredPeople),
  declarations: () => [],
  stored: (sent) => sent,
  build: async () => {
    throw new Error('Not built yet');
  },
  addOns: () => [],
  nextStart: (end) => end,
  forLine: (_line, risk) => risk,
  names: async () => undefined,
  insured: async (_ports, _quotation, { risk, people }) => describeInsured(risk, people),
  identifiers: () => ({}),
  carry: ({ answers }) => answers,
};
