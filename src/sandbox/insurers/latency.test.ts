import { describe, expect, test } from 'vitest';
import { latencyOf } from './latency.ts';
import { personalities } from './personalities.ts';

describe('latency', () => {
  test.each(personalities)('$name meets its percentiles', (personality) => {
    const sorted = Array.from({ length: 4000 }, (_, index) => latencyOf(personality, `ref-${index}`)).sort(
      (a, b) => a - b,
    );
    const { p50, p95 } = personality.latency;
    expect((sorted[2000] ?? 0) / p50).toBeCloseTo(1, 0);
    expect((sorted[2000] ?? 0) / p50).toBeGreaterThan(0.9);
    expect((sorted[3800] ?? 0) / p95).toBeGreaterThan(0.88);
    expect((sorted[3800] ?? 0) / p95).toBeLessThan(1.12);
  });
});
