/** Keys that follow each other faster than this leave no room for other work between them. */
const quickMs = 120;

/** Watches how somebody types; what is awaited lasts until they pause, and no longer than the patience from the beginning. */
export function watchTyping(keys: EventTarget, patienceMs: number) {
  const until = performance.now() + patienceMs;
  let [before, last] = [-Infinity, -Infinity];
  const note = () => {
    [before, last] = [last, performance.now()];
  };
  keys.addEventListener('keydown', note, { capture: true, passive: true });
  return {
    async paused(): Promise<void> {
      for (;;) {
        const now = performance.now();
        if (last - before >= quickMs || now - last >= quickMs || now >= until) return;
        await new Promise((resolve) => setTimeout(resolve, Math.min(last + quickMs, until) - now));
      }
    },
    end: () => keys.removeEventListener('keydown', note, { capture: true }),
  };
}
