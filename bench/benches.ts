import type { Bench } from './bench.ts';
import { benchPages } from './pages/index.ts';
import { benchQuoteEngine } from './quote-engine.ts';
import { benchScreen } from './screen/index.ts';

/** All benches, in the order in which they run and stand in docs/measurements.md. */
export const benches: readonly Bench[] = [benchPages, benchQuoteEngine, benchScreen];
