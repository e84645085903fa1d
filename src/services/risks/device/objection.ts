import type { DeviceAnswers } from '#catalog/risks/device/answers.ts';
import { deviceProblems as problems } from '#messages/device-questions.ts';
import { partnerSignal } from '../../ports.ts';
import { told } from '../common-answers.ts';
import type { Objection, RiskPorts } from '../risk-service.ts';

/** What the register of devices says against a phone's number. */
export async function deviceObjection(
  { registries: { devices } }: RiskPorts,
  { ImeiNo, ModelId }: DeviceAnswers,
): Promise<Objection | undefined> {
  const answer = await devices.device(told('ImeiNo', ImeiNo), partnerSignal());
  const against = (problem: string): Objection => ({ field: 'ImeiNo' satisfies keyof DeviceAnswers, problem });
  if (answer.kind === 'unavailable') return undefined;
  if (answer.kind === 'notFound') return against(problems.unregistered);
  const { blocked, modelId } = answer.record;
  if (blocked) return against(problems.blocked);
  return modelId === undefined || modelId === ModelId ? undefined : against(problems.otherModel);
}
