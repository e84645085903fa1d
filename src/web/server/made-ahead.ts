const atOnce = 32;

/** Makes some at a time: one by one, each after other work, takes three times as long. Each is given once. */
export function madeAhead<T>(make: () => T): () => T {
  let ready: T[] = [];
  return () => {
    if (ready.length === 0) ready = Array.from({ length: atOnce }, make);
    return ready.pop() ?? make();
  };
}
