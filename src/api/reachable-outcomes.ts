import type { CallContract } from '#contracts/call.ts';
import { type CallId, calls } from '#contracts/index.ts';
import { type OutcomeName, outcomes } from '#contracts/outcomes.ts';
import { callOutcomes } from './call-outcomes.ts';
import { openBeforePasswordChange } from './register-call.ts';

/** What is answered before or instead of a handler, wherever it may happen. */
const everywhere = ['malformedBody', 'validation', 'tokenControl', 'botControl', 'fault', 'upstreamDown'] as const;
const withBody = ['bodyTooLarge', 'unsupportedBody'] as const;

/** Everything that a call may answer when it is asked with a method of its own, in the order of the outcome table. */
export function reachableOutcomes(id: CallId, method: CallContract['methods'][number]): readonly OutcomeName[] {
  const { audience }: CallContract = calls[id];
  const reachable = new Set<OutcomeName>([
    ...everywhere,
    ...(method === 'POST' ? withBody : []),
    ...(audience === 'session' && !openBeforePasswordChange.has(id) ? (['step'] as const) : []),
    ...callOutcomes[id],
  ]);
  return (Object.keys(outcomes) as OutcomeName[]).filter((name) => reachable.has(name));
}
