import type { HealthAnswers } from '#catalog/risks/health/answers.ts';
import { schemeOf } from '#catalog/risks/health/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import type { HealthPlan, HealthRisk, HospitalNetwork, OutpatientVisits, Treatment } from '#domain/risks/health.ts';
import { told } from '../common-answers.ts';
import { insuredRows } from './rows.ts';

/** What an answer stands for, for every answer there is. */
type Meanings<Name extends keyof HealthAnswers, Meaning> = Readonly<
  Record<Extract<HealthAnswers[Name], string>, Meaning>
>;

const treatments: Meanings<'Treatment', Treatment> = { 1: 'inpatient', 2: 'inAndOutpatient' };
const visits: Meanings<'OutpatientVisits', OutpatientVisits> = { 4: 4, 6: 6, 8: 8, 10: 10, 0: 'unlimited' };
const networks: Meanings<'Network', HospitalNetwork> = { 1: 'narrow', 2: 'standard', 3: 'wide', 4: 'full' };
const years: Meanings<'TermYears', 1 | 2> = { 1: 1, 2: 2 };

/** Without outpatient treatment there are no visits to count. */
function planOf(answers: HealthAnswers): HealthPlan {
  const treatment = treatments[told('Treatment', answers.Treatment)];
  return {
    treatment,
    visits: treatment === 'inpatient' ? undefined : visits[told('OutpatientVisits', answers.OutpatientVisits)],
    network: networks[told('Network', answers.Network)],
    birth: answers.Birth ?? false,
    dental: answers.Dental ?? false,
    checkUp: answers.CheckUp ?? false,
  };
}

/** Judged answers as the care that insurers are asked to insure. */
export function buildHealth(line: LineKey, answers: HealthAnswers): HealthRisk {
  const scheme = schemeOf(line);
  const isForeigner = scheme === 'foreigner';
  return {
    kind: 'health',
    scheme,
    peopleCount: insuredRows(line, answers).length,
    plan: isForeigner ? undefined : planOf(answers),
    years: isForeigner ? years[told('TermYears', answers.TermYears)] : undefined,
  };
}
