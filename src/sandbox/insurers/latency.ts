import { seeded } from '../seeded.ts';
import type { Personality } from './personality.ts';

/** Distance of the 95th percentile from the middle of a normal distribution, in standard deviations. */
const z95 = 1.645;

/** Milliseconds until an answer is ready: log-normal, and the same for the same key. */
export function latencyOf({ code, latency: { p50, p95 } }: Personality, key: string): number {
  const random = seeded(`latency/${code}/${key}`);
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.round(p50 * Math.exp((Math.log(p95 / p50) / z95) * normal));
}
