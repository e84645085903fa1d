import { describeInsured } from '#catalog/risks/describe-insured.ts';
import { peopleAlone } from './people/people-alone.ts';
import { resolvePeople } from './people/resolve.ts';
import type { RiskService } from './risk-service.ts';
import { buildTrip } from './trip/build.ts';
import { carryTrip } from './trip/carry.ts';
import { judgeAnswers } from './trip/judge.ts';
import { mergeAnswers } from './trip/merge.ts';

export const tripService: RiskService<'trip'> = {
  ...peopleAlone,
  search: async (_ports, { customer }) => ({ kind: 'trip', ...customer }),
  merge: mergeAnswers,
  judge: judgeAnswers,
  people: (ports, { found, asked }, { fam = [] }) => resolvePeople(ports, found, fam, asked?.insuredPeople),
  declarations: () => [],
  stored: (sent) => sent,
  build: async (_ports, _quotation, { merged }) => buildTrip(merged),
  insured: async (_ports, _quotation, { risk, people }) => describeInsured(risk, people),
  carry: carryTrip,
};
