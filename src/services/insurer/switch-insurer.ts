import type { Insurer } from '#ports/insurer.ts';
import type { InsurerSwitches } from '#ports/insurer-switches.ts';
import { type GuardedInsurer, guardInsurer, type RestWatch } from './guard-insurer.ts';

type Switches = Pick<InsurerSwitches, 'isOff'>;

function whileOn(code: string, quote: Insurer['quote'], switches: Switches): Insurer['quote'] {
  return async (request, options) =>
    switches.isOff(code, request.line) ? { kind: 'failed', reason: 'switchedOff' } : quote(request, options);
}

/**
 * An insurer behind its walls that is asked for prices only while it is switched on. Before the walls, since what is not sent
 * says nothing of whether the insurer is back; behind them for what stood in line meanwhile. What settles a purchase goes on:
 * it was begun when it was on.
 */
export function guardSwitched(insurer: Insurer, switches: Switches, watch?: RestWatch): GuardedInsurer {
  const { code } = insurer.capabilities;
  const behind = { ...insurer, quote: whileOn(code, insurer.quote, switches) };
  const guarded = guardInsurer(behind, watch);
  return {
    ...guarded,
    quote: whileOn(code, guarded.quote, switches),
    checkPrice: whileOn(code, guarded.checkPrice, switches),
  };
}
