import { describeInsured } from '#catalog/risks/describe-insured.ts';
import { buildHealth } from './health/build.ts';
import { carryHealth } from './health/carry.ts';
import { declarationsOf, withoutDeclarations } from './health/declarations.ts';
import { judgeAnswers } from './health/judge.ts';
import { mergeAnswers } from './health/merge.ts';
import { healthPeople } from './health/people.ts';
import { peopleAlone } from './people/people-alone.ts';
import type { RiskService } from './risk-service.ts';

export const healthService: RiskService<'health'> = {
  ...peopleAlone,
  search: async (_ports, { customer }) => ({ kind: 'health', ...customer }),
  merge: mergeAnswers,
  judge: judgeAnswers,
  people: healthPeople,
  declarations: declarationsOf,
  stored: withoutDeclarations,
  build: async (_ports, { line }, { merged }) => buildHealth(line, merged),
  insured: async (_ports, _quotation, { risk, people }) => describeInsured(risk, people),
  carry: carryHealth,
};
