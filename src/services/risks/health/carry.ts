import type { HealthAnswers } from '#catalog/risks/health/answers.ts';
import type { Renewed } from '../risk-service.ts';
import { withoutDeclarations } from './declarations.ts';

/** People and plan hold for the next year; what was declared, and that everybody is in social security, is said anew. */
export function carryHealth({ answers }: Pick<Renewed<'health'>, 'answers'>): HealthAnswers {
  const { SocialSecurity: _declared, CrossSellingBranches: _beside, ...carried } = withoutDeclarations(answers);
  return carried;
}
