import type { Bench } from './bench.ts';
import { benchBytes } from './bytes/index.ts';
import { benchIdle } from './idle/index.ts';
import { benchLab } from './lab/index.ts';
import { benchList } from './list/index.ts';
import { benchMemory } from './memory/index.ts';
import { benchPages } from './pages/index.ts';
import { benchQuoteEngine } from './quote-engine.ts';
import { benchScreen } from './screen/index.ts';
import { benchStart } from './start/index.ts';

/** All benches, in the order in which they run and stand in docs/measurements.md. */
export const benches: readonly Bench[] = [
  benchBytes,
  benchPages,
  benchLab,
  benchList,
  benchQuoteEngine,
  benchScreen,
  benchStart,
  benchMemory,
  benchIdle,
];
