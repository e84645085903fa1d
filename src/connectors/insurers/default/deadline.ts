/**
 * Work that ends with a signal or at its own deadline. Signals that the platform joins and times are watched by the
 * garbage collector, which costs more than the question they belong to.
 */
export async function withinDeadline<Answer>(
  signal: AbortSignal,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const end = () => controller.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  const timer = setTimeout(() => controller.abort(), milliseconds);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
