/** Numbers between 0 and 1 that follow from a seed: a trial that went wrong can be run again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** CHAOS_SEED repeats a trial; otherwise every run finds moments of its own. */
export function seedOfTrial(): number {
  return Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 1e6));
}
