export const busy = Symbol('busy');

type RoomOptions = { readonly atOnce: number; readonly mostWaiting: number };

/** Lets so many jobs run at once and so many wait; who comes later is turned away at once. */
export function waitingRoom({ atOnce, mostWaiting }: RoomOptions) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(job: () => Promise<Result>): Promise<Result | typeof busy> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) return busy;
      // Who leaves hands the place over, so that nobody can slip in between.
      await new Promise<void>((enter) => waiting.push(enter));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
