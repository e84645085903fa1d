/** How far this process's clock is off, as a machine's is that nobody sets. */
const skewMs = Number(process.env.CHAOS_CLOCK_SKEW_MS ?? 0);

if (skewMs !== 0) {
  const Right = Date;
  const now = () => Right.now() + skewMs;
  globalThis.Date = new Proxy(Right, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Right(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
