import { monitorEventLoopDelay } from 'node:perf_hooks';

export type Distribution = { readonly p50: number; readonly p95: number; readonly p99: number; readonly max: number };

export function distribution(values: readonly number[]): Distribution {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(10 * (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

/** How late the event loop ran and how much memory was held while something was done. */
export async function watched<Found extends object>(work: () => Promise<Found>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let mostMemory = 0;
  const look = setInterval(() => {
    mostMemory = Math.max(mostMemory, process.memoryUsage.rss());
  }, 250);
  const cpu = process.cpuUsage();
  const started = performance.now();
  delay.enable();
  const found = await work();
  delay.disable();
  clearInterval(look);
  const { user, system } = process.cpuUsage(cpu);
  return {
    ...found,
    seconds: Math.round(performance.now() - started) / 1000,
    loopDelayMs: { p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 },
    memoryMb: Math.round(mostMemory / 1e6),
    cpuSeconds: Math.round((user + system) / 1000) / 1000,
  };
}
