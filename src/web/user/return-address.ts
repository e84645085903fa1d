/** Where a login that was asked for on the way leads on to. It is forgotten with the window that asks. */
let wanted: string | undefined;

export function keepReturn(address: string): void {
  wanted = address;
}

/** Told once. */
export function takeReturn(): string | undefined {
  const kept = wanted;
  wanted = undefined;
  return kept;
}
