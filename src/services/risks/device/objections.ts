import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { partnerSignal } from '../../ports.ts';
import { told } from '../common-answers.ts';
import type { RiskPorts } from '../risk-service.ts';

/** What the register of devices says against a phone's number. */
export async function deviceObjections(
  { registries: { devices } }: RiskPorts,
  { ImeiNo, ModelId }: DeviceAnswers,
): Promise<readonly string[]> {
  const answer = await devices.device(told('ImeiNo', ImeiNo), partnerSignal());
  if (answer.kind === 'unavailable') return [];
  if (answer.kind === 'notFound') return [problems.unregistered];
  const { blocked, modelId } = answer.record;
  if (blocked) return [problems.blocked];
  return modelId === undefined || modelId === ModelId ? [] : [problems.otherModel];
}
