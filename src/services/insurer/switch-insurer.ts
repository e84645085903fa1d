import type { Insurer } from '#ports/insurer.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';

/**
 * An insurer that is asked for prices only while it is switched on, also where the question stood in line meanwhile. What
 * settles a purchase goes on: it was begun when it was on.
 */
export function switchInsurer(insurer: Insurer, switches: Pick<InsurerSwitches, 'isOff'>): Insurer {
  const { code } = insurer.capabilities;
  return {
    ...insurer,
    quote: async (request, options) =>
      switches.isOff(code, request.line) ? { kind: 'failed', reason: 'switchedOff' } : insurer.quote(request, options),
  };
}
