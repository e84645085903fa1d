import type { PropertyAnswers } from '#catalog/risks/property/answers.ts';
import type { EarthquakePolicy } from '#domain/risks/property.ts';
import { partnerSignal } from '../../ports.ts';
import type { QuotationOf } from '../of-kind.ts';
import type { RiskPorts } from '../risk-service.ts';
import { foundFor, policyOf } from './merge.ts';
import { plainPolicyNumber } from './policy-number.ts';

/** The earthquake policy that was there before. A number that somebody types counts once its register knows it for that address. */
export async function previousPolicy(
  { registries }: RiskPorts,
  { found, asked }: QuotationOf<'property'>,
  { UAVTNumber: uavt, DaskPolicyNo: typed }: PropertyAnswers,
): Promise<EarthquakePolicy | undefined> {
  const known = policyOf(foundFor(found, { UAVTNumber: uavt }));
  if (known) return { policyNumber: known.policyNumber, end: known.end };
  if (typed === undefined) return undefined;
  const policyNumber = plainPolicyNumber(typed);
  const before = asked?.risk.previousDask;
  if (before?.policyNumber === policyNumber && asked?.risk.address.uavt === uavt) return before;
  const answer = await registries.earthquake.policy({ policyNumber }, partnerSignal());
  return answer.kind === 'found' && answer.record.uavt === uavt ? { policyNumber, end: answer.record.end } : undefined;
}
