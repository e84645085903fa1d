import { describeInsured } from '#catalog/risks/insured.ts';
import { buildDevice } from './device/build.ts';
import { nobodyInsured } from './people/nobody.ts';
import type { RiskService } from './risk-service.ts';

export const deviceService: RiskService<'device'> = {
  ...nobodyInsured,
  misidentified: () => undefined,
  isPersonal: () => false,
  search: async (_ports, { renewed }) => ({ kind: 'device', renewsFrom: renewed?.end }),
  merge: (_found, sent) => sent,
  judge: () => [],
  build: async (_ports, _quotation, { merged }) => buildDevice(merged, { brandName: '', modelName: '' }),
  addOns: () => [],
  nextStart: (end) => end,
  forLine: (_line, risk) => risk,
  names: async () => undefined,
  insured: async (_ports, _quotation, { risk }) => describeInsured(risk, undefined),
  identifiers: () => ({}),
  carry: () => ({}),
};
