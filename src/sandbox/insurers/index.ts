import type { Partner } from '../app.ts';
import { playBehaviour } from '../behaviour.ts';
import { registerInsurerControl } from './control.ts';
import { Counters } from './counters.ts';
import { demoCredentials, doorOf } from './credentials.ts';
import { guardDoor } from './guard-door.ts';
import type { InsurerContext } from './insurer-context.ts';
import { Office } from './office.ts';
import { personalities } from './personalities.ts';
import type { Personality } from './personality.ts';
import { styleRoutes } from './styles/index.ts';
import { watchUpgrades } from './watch-upgrades.ts';

export type InsurersOptions = {
  /** Factor on every latency; tests use zero. */
  readonly latencyFactor?: number;
  /** Factor on the time that a review takes. */
  readonly reviewFactor?: number;
  /** Whether the insurers' own shares of faults happen. */
  readonly faults?: boolean;
  /** Whether everybody works around the clock. */
  readonly alwaysOpen?: boolean;
  /** Another set of insurers than the sixteen. */
  readonly rows?: readonly Personality[];
};

/** The invented insurers, each behind its own protocol below /insurers/<code>. */
export function registerInsurers({
  latencyFactor = 1,
  reviewFactor = 1,
  faults = true,
  alwaysOpen = false,
  rows = personalities,
}: InsurersOptions = {}): Partner {
  return async (app, world) => {
    const contexts: InsurerContext[] = [];
    for (const row of rows) {
      const personality = alwaysOpen ? { ...row, hours: undefined } : row;
      const { code, style } = personality;
      const counters = new Counters();
      const credentials = demoCredentials(code);
      const onReset = (forget: () => void): void => world.onReset(forget);
      onReset(() => counters.forget());
      const context: InsurerContext = {
        office: new Office(personality, world, reviewFactor),
        counters,
        credentials,
        latencyFactor,
        faults,
        onReset,
      };
      contexts.push(context);
      await app.register(
        async (scope) => {
          watchUpgrades(scope);
          scope.addHook('onRequest', guardDoor(doorOf(code), credentials));
          scope.addHook('preHandler', playBehaviour(world.behaviours, `insurers/${code}`));
          await styleRoutes[style](scope, context);
        },
        { prefix: `/insurers/${code}` },
      );
    }
    registerInsurerControl(app, world, contexts);
  };
}
