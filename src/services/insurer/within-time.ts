const underway = new WeakMap<AbortSignal, Set<AbortController>>();

/** What ends with a signal. One listener for all of it: a signal walks over its listeners with each that is added. */
function endingWith(stopping: AbortSignal): Set<AbortController> {
  const known = underway.get(stopping);
  if (known) return known;
  const controllers = new Set<AbortController>();
  const endAll = (): void => {
    for (const controller of controllers) controller.abort(stopping.reason);
  };
  stopping.addEventListener('abort', endAll, { once: true });
  underway.set(stopping, controllers);
  return controllers;
}

/**
 * Work that is told to end by our own stop or when its time is up, whichever comes first. Signals that the platform joins
 * and times are watched by the garbage collector, which costs more than the questions they belong to.
 */
export async function withinTime<Result>(
  stopping: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const ending = endingWith(stopping);
  ending.add(controller);
  if (stopping.aborted) controller.abort(stopping.reason);
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    ending.delete(controller);
  }
}
