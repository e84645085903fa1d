import { describeInsured } from '#catalog/risks/describe-insured.ts';
import { propertyAddOns } from '#catalog/risks/property/add-ons.ts';
import { nobodyInsured } from './people/nobody.ts';
import { buildProperty } from './property/build.ts';
import { carryProperty, identifiersOf } from './property/carry.ts';
import { propertyForLine } from './property/for-line.ts';
import { judgeAnswers } from './property/judge.ts';
import { foundFor, mergeAnswers, policyOf } from './property/merge.ts';
import { asksRegistration, misidentified, searchProperty } from './property/search.ts';
import type { RiskService } from './risk-service.ts';

export const propertyService: RiskService<'property'> = {
  misidentified,
  isPersonal: asksRegistration,
  search: searchProperty,
  merge: mergeAnswers,
  judge: judgeAnswers,
  ...nobodyInsured,
  build: buildProperty,
  addOns: ({ line, found }, answers) =>
    propertyAddOns(line, { answers, policyEnd: policyOf(foundFor(found, answers))?.end }),
  nextStart: (end) => end,
  forLine: propertyForLine,
  names: async () => undefined,
  insured: async (_ports, _quotation, { risk }) => describeInsured(risk, undefined),
  identifiers: identifiersOf,
  carry: carryProperty,
};
